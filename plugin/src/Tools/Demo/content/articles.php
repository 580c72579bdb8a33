<?php
/**
 * Articles of the demo by slug, oldest first. Their texts are in articles/{slug}.html. `by` is a login name in
 * authors.php.
 *
 * @package Vestibule
 * @return non-empty-array<string, array{title: string, summary: string, on: string, topic: string, by: string, picture: Picture,
 *         comments?: list<array{key: string, author: string, at: string, text: string, under?: string}>}>
 */

declare(strict_types=1);

namespace Vestibule\Demo;

use Vestibule\Tools\Demo\Picture;

defined( 'ABSPATH' ) || exit;

return array(
	'the-garden-behind-room-6' => array(
		'title'   => __( 'The garden behind room 6', 'vestibule' ),
		'summary' => __(
			'A strip of ground that was a car park for two cars, and what a morning course has made of it.',
			'vestibule'
		),
		'on'      => '2026-05-26 10:00:00',
		'topic'   => __( 'The house', 'vestibule' ),
		'by'      => 'henrike-vossberg',
		'picture' => Picture::Garden,
	),
	'a-table-for-everyone' => array(
		'title'    => __( 'A table for everyone', 'vestibule' ),
		'summary'  =>
			__( 'On the last Friday of the month there is lunch in the kitchen. Nobody has to bring anything, and most people do.', 'vestibule' ),
		'on'       => '2026-06-16 11:30:00',
		'topic'    => __( 'The house', 'vestibule' ),
		'by'       => 'henrike-vossberg',
		'picture'  => Picture::Kitchen,
		'comments' => array(
			array(
				'key'    => 'lunch',
				'author' => 'Yeliz Kaya',
				'at'     => '2026-06-18 18:20:00',
				'text'   => __(
					'My mother-in-law still asks for the recipe of the lentils with quince. Who cooked them?',
					'vestibule'
				),
			),
			array(
				'key'    => 'lunch-answer',
				'author' => 'Henrike Vossberg',
				'at'     => '2026-06-19 08:50:00',
				'text'   =>
					__( 'That was Farid from the evening course. He says there is no recipe, but that he can show it in the kitchen next time, on Friday at ten.', 'vestibule' ),
				'under'  => 'lunch',
			),
			array(
				'key'    => 'lunch-thanks',
				'author' => 'Yeliz Kaya',
				'at'     => '2026-06-19 12:04:00',
				'text'   => __( 'We will be two, with our own knives.', 'vestibule' ),
				'under'  => 'lunch-answer',
			),
		),
	),
	'learning-to-listen-first' => array(
		'title'   => __( 'Learning to listen first', 'vestibule' ),
		'summary' => __(
			'I understand everything, I just cannot speak. After ten minutes it is usually the other way round.',
			'vestibule'
		),
		'on'      => '2026-07-07 09:00:00',
		'topic'   => __( 'Courses', 'vestibule' ),
		'by'      => 'mirela-anton',
		'picture' => Picture::Voices,
	),
	'what-a-b1-certificate-is-asked-for' => array(
		'title'   => __( 'What a B1 certificate is asked for', 'vestibule' ),
		'summary' => __(
			'Residence, citizenship, training, university: who wants which certificate, and how old it may be.',
			'vestibule'
		),
		'on'      => '2026-09-01 10:00:00',
		'topic'   => __( 'Courses', 'vestibule' ),
		'by'      => 'mirela-anton',
		'picture' => Picture::Stairs,
	),
	'why-our-groups-stay-at-ten'         => array(
		'title'   => __( 'Why our groups stay at ten', 'vestibule' ),
		'summary' => __( 'Every autumn somebody works out what fourteen would earn us. The sum is correct, and we stay at ten all the same.', 'vestibule' ),
		'on'      => '2026-09-15 09:15:00',
		'topic'    => __( 'Courses', 'vestibule' ),
		'by'       => 'henrike-vossberg',
		'picture'  => Picture::Amphitheatre,
		'comments' => array(
			array(
				'key'    => 'twelve',
				'author' => 'Marek Sobol',
				'at'     => '2026-09-16 20:11:00',
				'text'   =>
					__( 'I was the eleventh once, and was sent to the next course. I was angry for a week, and then I was one of ten.', 'vestibule' ),
			),
			array(
				'key'    => 'online',
				'author' => 'Lê Minh Anh',
				'at'     => '2026-09-17 10:26:00',
				'text'   => __( 'Does the number hold for the evening courses as well?', 'vestibule' ),
			),
			array(
				'key'    => 'online-answer',
				'author' => 'Henrike Vossberg',
				'at'     => '2026-09-17 11:02:00',
				'text'   =>
					__( 'For every course in the house. The chairs are counted in August, and the eleventh goes up to the attic.', 'vestibule' ),
				'under'  => 'online',
			),
		),
	),
	'reading-a-letter-from-an-office'    => array(
		'title'   => __( 'Reading a letter from an office', 'vestibule' ),
		'summary' => __(
			'The important part is usually three lines. First the date, then the verb, then the last page.',
			'vestibule'
		),
		'on'      => '2026-09-29 08:45:00',
		'topic'   => __( 'Advice', 'vestibule' ),
		'by'      => 'henrike-vossberg',
		'picture' => Picture::Windows,
	),
	'library-hours-over-the-winter'      => array(
		'title'   => __( 'Library hours over the winter', 'vestibule' ),
		'summary' => __( 'From November the reading room is open until nine in the evening, and there are two hundred new books in simple language.', 'vestibule' ),
		'on'      => '2026-10-13 12:00:00',
		'topic'   => __( 'The house', 'vestibule' ),
		'by'      => 'henrike-vossberg',
		'picture' => Picture::Library,
	),
	'visiting-the-institute'             => array(
		'title'    => __( 'Visiting the institute', 'vestibule' ),
		'summary'  => __(
			'Where the door is, which entrance has no steps, what to bring, and where to wait with a cup of tea.',
			'vestibule'
		),
		'on'       => '2026-10-20 09:00:00',
		'topic'    => __( 'The house', 'vestibule' ),
		'by'       => 'henrike-vossberg',
		'picture'  => Picture::Courtyard,
		'comments' => array(
			array(
				'key'    => 'gate',
				'author' => 'Samira Haddad',
				'at'     => '2026-10-21 19:12:00',
				'text'   =>
					__( 'The green gate is easy to miss when the bakery has its awning out. If you reach the bridge you have gone too far.', 'vestibule' ),
			),
			array(
				'key'    => 'gate-answer',
				'author' => 'Henrike Vossberg',
				'at'     => '2026-10-22 09:30:00',
				'text'   =>
					__( 'Thank you. We have asked the landlord for a sign on the street side, and until it comes there is a large 7 in chalk.', 'vestibule' ),
				'under'  => 'gate',
			),
			array(
				'key'    => 'gate-thanks',
				'author' => 'Samira Haddad',
				'at'     => '2026-10-22 10:05:00',
				'text'   => __( 'I saw it this morning. It helps.', 'vestibule' ),
				'under'  => 'gate-answer',
			),
			array(
				'key'    => 'lift',
				'author' => 'Piotr Wieczorek',
				'at'     => '2026-10-23 16:40:00',
				'text'   => __(
					'Is the lift wide enough for a double pushchair? We come on Wednesday mornings with twins.',
					'vestibule'
				),
			),
			array(
				'key'    => 'lift-answer',
				'author' => 'Tomás Aldaba',
				'at'     => '2026-10-23 17:20:00',
				'text'   =>
					__( 'It is: the door is 90 centimetres wide. You can also leave it beside the cloakroom on the ground floor, which is locked during lessons.', 'vestibule' ),
				'under'  => 'lift',
			),
			array(
				'key'    => 'tea',
				'author' => 'Lê Minh Anh',
				'at'     => '2026-10-29 11:02:00',
				'text'   =>
					__( "I came an hour early and stayed an hour longer. The newspapers in Vietnamese are only two days old.\n\nOne wish: a lamp for the armchair by the window.", 'vestibule' ),
			),
		),
	),
	'five-sentences-for-a-reply' => array(
		'title'    => __( 'Five sentences for a reply', 'vestibule' ),
		'summary'  =>
			__( 'You know what the letter wants, and the page is white. Five sentences, in this order, are enough for nine letters out of ten.', 'vestibule' ),
		'on'       => '2026-10-27 08:45:00',
		'topic'    => __( 'Advice', 'vestibule' ),
		'by'       => 'henrike-vossberg',
		'picture'  => Picture::Letters,
		'comments' => array(
			array(
				'key'    => 'stamp',
				'author' => 'Daniel Okoro',
				'at'     => '2026-10-28 07:40:00',
				'text'   => __( 'Which counter gives the stamp? At mine they said they do not do that.', 'vestibule' ),
			),
			array(
				'key'    => 'stamp-answer',
				'author' => 'Henrike Vossberg',
				'at'     => '2026-10-28 09:15:00',
				'text'   =>
					__( 'They have to confirm that they took it; some call it a receipt, not a stamp. Ask for “Eingangsbestätigung auf der Kopie”, and hold out the copy while you say it.', 'vestibule' ),
				'under'  => 'stamp',
			),
			array(
				'key'    => 'stamp-worked',
				'author' => 'Daniel Okoro',
				'at'     => '2026-11-02 16:31:00',
				'text'   => __( 'It worked, with a sigh. Thank you.', 'vestibule' ),
				'under'  => 'stamp-answer',
			),
			array(
				'key'    => 'number',
				'author' => 'Oksana Melnyk',
				'at'     => '2026-10-30 21:08:00',
				'text'   =>
					__( 'I would add a sixth: the name of the person, if there is one in the top right corner. My letters lay for weeks without it.', 'vestibule' ),
			),
		),
	),
	'how-the-placement-interview-works'  => array(
		'title'    => __( 'How the placement interview works', 'vestibule' ),
		'summary'  => __(
			'Nobody fails it and there is nothing to revise. Twenty minutes, three parts, and an answer on the spot.',
			'vestibule'
		),
		'on'       => '2026-11-03 09:00:00',
		'topic'    => __( 'Courses', 'vestibule' ),
		'by'       => 'mirela-anton',
		'picture'  => Picture::Conversation,
		'comments' => array(
			array(
				'key'    => 'saturday',
				'author' => 'Oksana Melnyk',
				'at'     => '2026-11-05 20:15:00',
				'text'   =>
					__( 'I can recommend the Saturday group. After eleven years of speaking I finally know where the commas go.', 'vestibule' ),
			),
		),
	),
	'evening-courses-from-january'       => array(
		'title'   => __( 'Evening courses from January', 'vestibule' ),
		'summary' => __(
			'B1 and B2 twice a week from six to half past eight, for everyone who works during the day.',
			'vestibule'
		),
		'on'      => '2026-11-10 10:30:00',
		'topic'   => __( 'Courses', 'vestibule' ),
		'by'      => 'mirela-anton',
		'picture' => Picture::Evening,
	),
	'deadlines-and-how-to-count-them' => array(
		'title'    => __( 'Deadlines, and how to count them', 'vestibule' ),
		'summary'  => __(
			'“Within one month” sounds simple until the month begins on a Saturday. How offices count, and how we do.',
			'vestibule'
		),
		'on'       => '2026-11-17 08:30:00',
		'topic'    => __( 'Advice', 'vestibule' ),
		'by'       => 'henrike-vossberg',
		'picture'  => Picture::Calendar,
		'comments' => array(
			array(
				'key'    => 'envelope',
				'author' => 'Piotr Nowak',
				'at'     => '2026-11-17 19:45:00',
				'text'   => __(
					'And if the envelope has no postmark? Mine only has a printed strip with the logo.',
					'vestibule'
				),
			),
			array(
				'key'    => 'envelope-answer',
				'author' => 'Mirela Anton',
				'at'     => '2026-11-18 09:05:00',
				'text'   =>
					__( 'Then the date of the letter counts as the day it was sent, unless you can show that it came later. Write on the envelope when you found it in the box, and who was there.', 'vestibule' ),
				'under'  => 'envelope',
			),
		),
	),
);
