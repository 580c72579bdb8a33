<?php
/**
 * The pages of the demo by path, each after the one above it; their texts lie in pages/{path}.html. `template` is one
 * of Portico's.
 *
 * @package Vestibule
 *
 * @return non-empty-array<string, array{title: string, template?: string}>
 */

declare(strict_types=1);

return array(
	'home'                            => array( 'title' => 'Home' ),
	'courses'                         => array( 'title' => 'Courses', 'template' => 'page-wide' ),
	'courses/first-steps'             => array( 'title' => 'First steps', 'template' => 'page-wide' ),
	'courses/everyday-life'           => array( 'title' => 'Everyday life', 'template' => 'page-wide' ),
	'courses/work-and-offices'        => array( 'title' => 'Work and offices', 'template' => 'page-wide' ),
	'courses/training-and-study'      => array( 'title' => 'Training and study', 'template' => 'page-wide' ),
	'courses/writing'                 => array( 'title' => 'Writing', 'template' => 'page-wide' ),
	'courses/examinations'            => array( 'title' => 'Examinations', 'template' => 'page-wide' ),
	'courses/examinations/on-the-day' => array( 'title' => 'On the day of the examination' ),
	'about'                           => array( 'title' => 'About the institute', 'template' => 'page-plain' ),
	'people'                          => array( 'title' => 'People', 'template' => 'page-wide' ),
	'questions'                       => array( 'title' => 'Questions and answers' ),
	'prices'                          => array( 'title' => 'Prices', 'template' => 'page-wide' ),
	'news'                            => array( 'title' => 'News' ),
	'contact'                         => array( 'title' => 'Contact', 'template' => 'page-wide' ),
	'showcase'                        => array( 'title' => 'Showcase' ),
	'privacy'                         => array( 'title' => 'Privacy' ),
	'imprint'                         => array( 'title' => 'Imprint' ),
);
