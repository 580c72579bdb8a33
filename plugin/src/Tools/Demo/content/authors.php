<?php
/**
 * Authors of the demo's articles by login name. Their passwords are random and unknown.
 *
 * @package Vestibule
 * @return non-empty-array<string, array{name: string, about: string}>
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return array(
	'henrike-vossberg' => array(
		'name'  => 'Henrike Vossberg',
		'about' => __(
			'Directs the institute and teaches those who write. Before that she edited a magazine for twelve years.',
			'vestibule'
		),
	),
	'mirela-anton'     => array(
		'name'  => 'Mirela Anton',
		'about' => __( 'Leads the placement interviews and has been an examiner for fifteen years. On Saturdays she teaches commas.', 'vestibule' ),
	),
);
