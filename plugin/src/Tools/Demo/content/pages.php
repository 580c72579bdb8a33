<?php
/**
 * Pages of the demo by path, parents first. Their texts are in pages/{path}.html. `template` is a template of Portico.
 *
 * @package Vestibule
 * @return non-empty-array<string, array{title: string, template?: string}>
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return array(
	'home'                            => array( 'title' => __( 'Home', 'vestibule' ) ),
	'courses'                         => array( 'title' => __( 'Courses', 'vestibule' ), 'template' => 'page-wide' ),
	'courses/examinations'            => array(
		'title' => __( 'Examinations', 'vestibule' ),
		'template' => 'page-wide',
	),
	'courses/examinations/on-the-day' => array( 'title' => __( 'On the day of the examination', 'vestibule' ) ),
	'registration'                    => array( 'title' => __( 'Registration', 'vestibule' ) ),
	'book'                            => array( 'title' => __( 'Book a consultation', 'vestibule' ) ),
	'about'                           => array(
		'title' => __( 'About the institute', 'vestibule' ),
		'template' => 'page-plain',
	),
	'people'                          => array( 'title' => __( 'People', 'vestibule' ), 'template' => 'page-wide' ),
	'questions'                       => array( 'title' => __( 'Questions and answers', 'vestibule' ) ),
	'prices'                          => array( 'title' => __( 'Prices', 'vestibule' ), 'template' => 'page-wide' ),
	'news'                            => array( 'title' => __( 'News', 'vestibule' ) ),
	'contact'                         => array( 'title' => __( 'Contact', 'vestibule' ), 'template' => 'page-wide' ),
	'showcase'                        => array( 'title' => __( 'Showcase', 'vestibule' ) ),
	'privacy'                         => array( 'title' => __( 'Privacy', 'vestibule' ) ),
	'imprint'                         => array( 'title' => __( 'Imprint', 'vestibule' ) ),
);
