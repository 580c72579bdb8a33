<?php
/**
 * Prints the skip link as the first element of the page that can get the focus. WordPress prints its own skip link
 * later, after content that plugins print at the start of the body, such as a cookie notice.
 *
 * @package Portico
 */

declare(strict_types=1);

( static function (): void {
	$target = '';
	remove_action( 'wp_footer', 'the_block_template_skip_link' );
	// Block themes render the content before the head is printed.
	add_filter(
		'render_block_core/group',
		static function ( string $html, array $block ) use ( &$target ): string {
			$attributes = $block['attrs'] ?? null;
			if ( '' !== $target || ! is_array( $attributes ) || 'main' !== ( $attributes['tagName'] ?? '' ) ) {
				return $html;
			}
			$tags = new WP_HTML_Tag_Processor( $html );
			if ( ! $tags->next_tag( array( 'tag_name' => 'main' ) ) ) {
				return $html;
			}
			$id     = $tags->get_attribute( 'id' );
			$target = is_string( $id ) && '' !== $id ? $id : 'wp--skip-link--target';
			$tags->set_attribute( 'id', $target );
			return $tags->get_updated_html();
		},
		10,
		2
	);
	add_action(
		'wp_body_open',
		static function () use ( &$target ): void {
			if ( '' !== $target ) {
				echo '<a class="skip-link screen-reader-text" id="wp-skip-link" href="' . esc_url( '#' . $target )
					. '">' . esc_html__( 'Skip to content', 'portico' ) . '</a>';
			}
		},
		-1
	);
} )();
