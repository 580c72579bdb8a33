<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Kernel\Setting\PostSettings;
use WP_Error;
use WP_Post;

/**
 * Copies a form as a draft with a new form ID. Copies the blocks and the settings of all features, but not the entries.
 */
final class FormCopier {

	public function copy( WP_Post $form, string $title = '' ): int|WP_Error {
		return $this->create(
			/* translators: %s: title of a form. */
			'' === $title ? sprintf( __( '%s (copy)', 'vestibule' ), $form->post_title ) : $title,
			$form->post_content,
			$this->settings( $form->ID )
		);
	}

	/**
	 * @param array<string, mixed> $settings By meta key. The values are sanitized in the same way as settings saved in
	 * the editor.
	 * @return int|WP_Error Post ID of the new draft.
	 */
	public function create( string $title, string $content, array $settings ): int|WP_Error {
		$post = wp_insert_post(
			array(
				'post_type'    => FormPostType::NAME,
				'post_status'  => 'draft',
				'post_title'   => wp_slash( $title ),
				'post_content' => wp_slash( $content ),
			),
			true
		);
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		foreach ( array_intersect_key( $settings, array_flip( self::keys() ) ) as $key => $value ) {
			if ( is_array( $value ) ) {
				update_post_meta( $post, $key, wp_slash( $value ) );
			}
		}
		return $post;
	}

	/** @return array<string, mixed> Settings to copy or export, by meta key. */
	public function settings( int $form_post ): array {
		$settings = array();
		foreach ( self::keys() as $key ) {
			if ( metadata_exists( 'post', $form_post, $key ) ) {
				$settings[ $key ] = PostSettings::copied(
					FormPostType::NAME,
					$key,
					get_post_meta( $form_post, $key, true )
				);
			}
		}
		/**
		 * Filters the form settings that are copied or exported. Remove settings that must stay with the original form.
		 *
		 * @param array<string, mixed> $settings Settings by meta key.
		 */
		$filtered = apply_filters( 'vestibule/copied_form_settings', $settings );
		return is_array( $filtered ) ? $filtered : $settings;
	}

	/** @return list<string> Meta keys of the settings of all features. Excludes the form ID, which is never copied. */
	private static function keys(): array {
		$keys = array_keys( get_registered_meta_keys( 'post', FormPostType::NAME ) );
		return array_values(
			array_filter(
				array_map( 'strval', $keys ),
				static fn ( string $key ): bool =>
					FormPostType::NUMBER !== $key && str_starts_with( $key, 'vestibule_form_' )
			)
		);
	}
}
