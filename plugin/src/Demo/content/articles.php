<?php
/**
 * The articles of the demo by slug, oldest first; their texts lie in articles/{slug}.html.
 *
 * @package Vestibule
 *
 * @return non-empty-array<string, array{title: string, summary: string, on: string, topic: string, picture: Picture, comments?: list<array{key: string, author: string, at: string, text: string, under?: string}>}>
 */

declare(strict_types=1);

namespace Vestibule\Demo;

defined( 'ABSPATH' ) || exit;

return array(
	'what-a-b1-certificate-is-asked-for' => array(
		'title'   => 'What a B1 certificate is asked for',
		'summary' => 'Residence, citizenship, training, university: who wants which certificate, and how old it may be.',
		'on'      => '2026-09-01 10:00:00',
		'topic'   => 'Courses',
		'picture' => Picture::Stairs,
	),
	'why-our-groups-stay-at-ten'         => array(
		'title'   => 'Why our groups stay at ten',
		'summary' => 'Every autumn somebody works out what fourteen would earn us. The sum is correct, and we stay at ten all the same.',
		'on'      => '2026-09-15 09:15:00',
		'topic'   => 'Courses',
		'picture' => Picture::Amphitheatre,
	),
	'reading-a-letter-from-an-office'    => array(
		'title'   => 'Reading a letter from an office',
		'summary' => 'The important part is usually three lines. First the date, then the verb, then the last page.',
		'on'      => '2026-09-29 08:45:00',
		'topic'   => 'Advice',
		'picture' => Picture::Windows,
	),
	'library-hours-over-the-winter'      => array(
		'title'   => 'Library hours over the winter',
		'summary' => 'From November the reading room is open until nine in the evening, and there are two hundred new books in simple language.',
		'on'      => '2026-10-13 12:00:00',
		'topic'   => 'The house',
		'picture' => Picture::Library,
	),
	'visiting-the-institute'             => array(
		'title'    => 'Visiting the institute',
		'summary'  => 'Where the door is, which entrance has no steps, what to bring, and where to wait with a cup of tea.',
		'on'       => '2026-10-20 09:00:00',
		'topic'    => 'The house',
		'picture'  => Picture::Courtyard,
		'comments' => array(
			array(
				'key'    => 'gate',
				'author' => 'Samira Haddad',
				'at'     => '2026-10-21 19:12:00',
				'text'   => 'The green gate is easy to miss when the bakery has its awning out. If you reach the bridge you have gone too far.',
			),
			array(
				'key'    => 'gate-answer',
				'author' => 'Henrike Vossberg',
				'at'     => '2026-10-22 09:30:00',
				'text'   => 'Thank you. We have asked the landlord for a sign on the street side, and until it comes there is a large 7 in chalk.',
				'under'  => 'gate',
			),
			array(
				'key'    => 'gate-thanks',
				'author' => 'Samira Haddad',
				'at'     => '2026-10-22 10:05:00',
				'text'   => 'I saw it this morning. It helps.',
				'under'  => 'gate-answer',
			),
			array(
				'key'    => 'lift',
				'author' => 'Piotr Wieczorek',
				'at'     => '2026-10-23 16:40:00',
				'text'   => 'Is the lift wide enough for a double pushchair? We come on Wednesday mornings with twins.',
			),
			array(
				'key'    => 'lift-answer',
				'author' => 'Tomás Aldaba',
				'at'     => '2026-10-23 17:20:00',
				'text'   => 'It is: the door is 90 centimetres wide. You can also leave it beside the cloakroom on the ground floor, which is locked during lessons.',
				'under'  => 'lift',
			),
			array(
				'key'    => 'tea',
				'author' => 'Lê Minh Anh',
				'at'     => '2026-10-29 11:02:00',
				'text'   => "I came an hour early and stayed an hour longer. The newspapers in Vietnamese are only two days old.\n\nOne wish: a lamp for the armchair by the window.",
			),
		),
	),
	'how-the-placement-interview-works'  => array(
		'title'    => 'How the placement interview works',
		'summary'  => 'Nobody fails it and there is nothing to revise. Twenty minutes, three parts, and an answer on the spot.',
		'on'       => '2026-11-03 09:00:00',
		'topic'    => 'Courses',
		'picture'  => Picture::Conversation,
		'comments' => array(
			array(
				'key'    => 'saturday',
				'author' => 'Oksana Melnyk',
				'at'     => '2026-11-05 20:15:00',
				'text'   => 'I can recommend the Saturday group. After eleven years of speaking I finally know where the commas go.',
			),
		),
	),
	'evening-courses-from-january'       => array(
		'title'   => 'Evening courses from January',
		'summary' => 'B1 and B2 twice a week from six to half past eight, for everyone who works during the day.',
		'on'      => '2026-11-10 10:30:00',
		'topic'   => 'Courses',
		'picture' => Picture::Evening,
	),
);
