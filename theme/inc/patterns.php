<?php
/**
 * Where patterns stand in the inserter, and which are offered.
 *
 * @package Portico
 */

declare(strict_types=1);

add_action(
	'init',
	static function (): void {
		register_block_pattern_category(
			'portico',
			array(
				'label'       => _x( 'Portico: sections', 'Pattern category', 'portico' ),
				'description' => __( 'Parts of a page for an institute: courses, people, prices, questions.', 'portico' ),
			)
		);
		register_block_pattern_category(
			'portico-pages',
			array(
				'label'       => _x( 'Portico: whole pages', 'Pattern category', 'portico' ),
				'description' => __( 'Pages to begin with.', 'portico' ),
			)
		);
	}
);

// Without Vestibule its blocks print nothing: patterns that hold them are not offered then, but for those that the parts are made of. On a page its blocks wait until they are needed, so its action is looked for.
add_action(
	'init',
	static function (): void {
		if ( has_action( 'vestibule/seed_demo' ) ) {
			return;
		}
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'portico/' ) && ! preg_match( '~^portico/(header|footer)~', $pattern['name'] ) && str_contains( $pattern['content'], '<!-- wp:vestibule/' ) ) {
				unregister_block_pattern( $pattern['name'] );
			}
		}
	},
	20
);
