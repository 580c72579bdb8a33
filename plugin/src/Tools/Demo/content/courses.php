<?php
/**
 * Courses of the demo by slug: title, summary, level, price, and a weekly series or single dates. The examination has
 * single dates and no level. The texts are in courses/{slug}.html.
 *
 * @package Vestibule
 * @return non-empty-array<string, array{title: string, summary: string, price: string, level?: string, weekdays?: list<string>, from?: string, to?: string, count?: int, dates?: list<array<string, string>>}>
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

// The last Saturday of every second month.
$vestibule_saturdays = array_map(
	static fn ( int $months ): array => array(
		'day'  => current_datetime()
			->modify( "first day of +{$months} months" )
			->modify( 'last saturday of this month' )
			->format( 'Y-m-d' ),
		'from' => '08:30',
		'to'   => '15:00',
	),
	array( 2, 4, 6, 8 )
);

return array(
	'first-steps'        => array(
		'title'    => __( 'First steps', 'vestibule' ),
		'summary'  => __( 'From the alphabet to a letter to a neighbor.', 'vestibule' ),
		'level'    => 'A1',
		'weekdays' => array( 'monday', 'wednesday' ),
		'from'     => '09:30',
		'to'       => '12:00',
		'count'    => 20,
		'price'    => __( '290 € with the book', 'vestibule' ),
	),
	'everyday-life'      => array(
		'title'    => __( 'Everyday life', 'vestibule' ),
		'summary'  => __( 'At the doctor, at school, in the stairwell.', 'vestibule' ),
		'level'    => 'A2',
		'weekdays' => array( 'tuesday', 'thursday' ),
		'from'     => '09:30',
		'to'       => '12:00',
		'count'    => 20,
		'price'    => __( '290 € with the book', 'vestibule' ),
	),
	'work-and-offices'   => array(
		'title'    => __( 'Work and offices', 'vestibule' ),
		'summary'  => __( 'Calls, applications, meetings, letters.', 'vestibule' ),
		'level'    => 'B1',
		'weekdays' => array( 'monday', 'wednesday' ),
		'from'     => '18:00',
		'to'       => '20:30',
		'count'    => 20,
		'price'    => __( '310 € with the book', 'vestibule' ),
	),
	'training-and-study' => array(
		'title'    => __( 'Training and study', 'vestibule' ),
		'summary'  => __( 'Articles, talks, arguments, lectures.', 'vestibule' ),
		'level'    => 'B2',
		'weekdays' => array( 'tuesday', 'thursday' ),
		'from'     => '18:00',
		'to'       => '20:30',
		'count'    => 20,
		'price'    => __( '310 € with the book', 'vestibule' ),
	),
	'writing'            => array(
		'title'    => __( 'Writing', 'vestibule' ),
		'summary'  => __( 'What you write anyway, until it needs no correction.', 'vestibule' ),
		'level'    => 'C1',
		'weekdays' => array( 'saturday' ),
		'from'     => '10:00',
		'to'       => '14:00',
		'count'    => 12,
		'price'    => __( '280 € with the book', 'vestibule' ),
	),
	'examination'        => array(
		'title'   => __( 'Examination', 'vestibule' ),
		'summary' => __( 'From A1 to C1, on the last Saturday of every second month.', 'vestibule' ),
		'dates'   => $vestibule_saturdays,
		'price'   => __( '170 €, or 130 € for our students', 'vestibule' ),
	),
);
