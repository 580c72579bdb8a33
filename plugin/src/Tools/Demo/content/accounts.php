<?php
/**
 * Chat accounts of the demo by slug, in the shape of the contract chat-account. The phone numbers are reserved for
 * fiction.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$vestibule_hours = static fn ( string ...$slots ): array => array(
	'isWorkingOnDay' => array() === $slots ? 'OFF' : 'ON',
	'workHours'      => array_map(
		static fn ( string $slot ): array => array_combine( array( 'startTime', 'endTime' ), explode( '-', $slot ) ),
		$slots
	),
);

return array(
	'chat-front-desk'    => array(
		'name'              => __( 'Front desk', 'vestibule' ),
		'title'             => __( 'Enrolment, fees, lost umbrellas', 'vestibule' ),
		'number'            => '+49 30 23125 101',
		/* translators: keep the text in square brackets as it is. */
		'predefinedText'    => __(
			"Hello, I have a question about “[njwa_page_title]”.\n[njwa_page_url]",
			'vestibule'
		),
		'isAlwaysAvailable' => 'OFF',
		'daysOfWeekWorking' => array(
			'sunday'    => $vestibule_hours(),
			'monday'    => $vestibule_hours( '09:00-18:00' ),
			'tuesday'   => $vestibule_hours( '09:00-18:00' ),
			'wednesday' => $vestibule_hours( '09:00-18:00' ),
			'thursday'  => $vestibule_hours( '09:00-18:00' ),
			'friday'    => $vestibule_hours( '09:00-14:00' ),
			'saturday'  => $vestibule_hours(),
		),
		'dayOffsText'       => __( 'Write now, we read it first thing', 'vestibule' ),
		/* translators: keep the text in square brackets as it is. */
		'willBeBackText'    => __( 'Back at [njwa_time_back]', 'vestibule' ),
	),
	'chat-course-advice' => array(
		'name'              => __( 'Course advice', 'vestibule' ),
		'title'             => __( 'Which level, which group, which exam', 'vestibule' ),
		'number'            => '+49 30 23125 102',
		'predefinedText'    => __( 'Hello, I would like advice on a course.', 'vestibule' ),
		'isAlwaysAvailable' => 'OFF',
		'daysOfWeekWorking' => array(
			'sunday'    => $vestibule_hours(),
			'monday'    => $vestibule_hours(),
			'tuesday'   => $vestibule_hours( '10:00-12:30', '14:00-17:30' ),
			'wednesday' => $vestibule_hours(),
			'thursday'  => $vestibule_hours( '10:00-12:30', '14:00-19:00' ),
			'friday'    => $vestibule_hours(),
			'saturday'  => $vestibule_hours( '10:00-13:00' ),
		),
		'dayOffsText'       => __( 'Advice is on Tuesday, Thursday and Saturday', 'vestibule' ),
		/* translators: keep the text in square brackets as it is. */
		'willBeBackText'    => __( 'Back at [njwa_time_back]', 'vestibule' ),
	),
	'chat-letters'       => array(
		'name'              => __( 'Letters and forms', 'vestibule' ),
		'title'             => __( 'Send a picture of what you cannot read', 'vestibule' ),
		'number'            => '+49 30 23125 103',
		'predefinedText'    => __( 'Hello, I have received a letter that I do not understand.', 'vestibule' ),
		'isAlwaysAvailable' => 'ON',
	),
);
