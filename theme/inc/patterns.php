<?php
/**
 * Registers the categories of patterns, and removes patterns that can't be used.
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
				'description' => __( 'Sections of a page, such as courses, people, prices and questions.', 'portico' ),
			)
		);
		register_block_pattern_category(
			'portico-pages',
			array(
				'label'       => _x( 'Portico: whole pages', 'Pattern category', 'portico' ),
				'description' => __( 'Page layouts to start with.', 'portico' ),
			)
		);
	}
);

/**
 * Checks whether a block is registered. Vestibule may be inactive. Patterns call this when they are rendered, after all
 * blocks have been registered.
 */
function portico_has_block( string $name ): bool {
	return WP_Block_Type_Registry::get_instance()->is_registered( $name );
}

/**
 * Unregisters patterns with Vestibule's blocks if Vestibule is inactive, because these blocks would show nothing. Runs
 * late, because blocks are registered late.
 */
function portico_withdraw_patterns(): void {
	if ( portico_has_block( 'vestibule/form' ) ) {
		return;
	}
	foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
		if (
			str_starts_with( $pattern['name'], 'portico/' ) && str_contains( $pattern['content'], '<!-- wp:vestibule/' )
		) {
			unregister_block_pattern( $pattern['name'] );
		}
	}
}
add_action( 'rest_api_init', 'portico_withdraw_patterns', 20 );
add_action( 'admin_init', 'portico_withdraw_patterns' );
