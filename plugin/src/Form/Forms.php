<?php

declare(strict_types=1);

namespace Vestibule\Form;

use WP_Post;

/** Finds forms. Only published ones count: a draft or a form in the bin answers as if it did not exist (contract section 3). */
final class Forms {

	/** @var array<int, FormDefinition|null> By post id, for this request. */
	private array $known = array();

	/** @var array<int, int> Post id by form number, for this request. */
	private array $posts = array();

	public function __construct( private readonly BlockReader $blocks, private readonly FormNumbers $numbers ) {}

	public function byFormId( int $form_id ): ?FormDefinition {
		if ( $form_id < 1 ) {
			return null;
		}
		$this->posts[ $form_id ] ??= $this->postOf( $form_id );
		return $this->byPost( $this->posts[ $form_id ] );
	}

	public function byPost( int $post_id ): ?FormDefinition {
		if ( $post_id < 1 ) {
			return null;
		}
		if ( ! array_key_exists( $post_id, $this->known ) ) {
			$post                    = get_post( $post_id );
			$this->known[ $post_id ] = $post instanceof WP_Post ? $this->read( $post ) : null;
		}
		return $this->known[ $post_id ];
	}

	/** Forgets what was read, after a form was saved. */
	public function forget(): void {
		$this->known = array();
		$this->posts = array();
	}

	private function read( WP_Post $post ): ?FormDefinition {
		$number = $this->numbers->of( $post->ID );
		if ( FormPostType::NAME !== $post->post_type || 'publish' !== $post->post_status || 0 === $number ) {
			return null;
		}
		$form = new FormDefinition(
			$number,
			$post->ID,
			'' === $post->post_title ? __( 'Form', 'vestibule' ) : $post->post_title,
			$this->blocks->fields( $post->post_content ),
			SettingsReader::read( get_post_meta( $post->ID, FormPostType::SETTINGS, true ) ),
		);
		/**
		 * Filters a form as it was read from its blocks: its fields, their rules and words, its settings.
		 *
		 * @param FormDefinition $form
		 */
		$filtered = apply_filters( 'vestibule/form_definition', $form );
		return $filtered instanceof FormDefinition ? $filtered : $form;
	}

	private function postOf( int $form_id ): int {
		global $wpdb;
		$post = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE m.meta_value = %s AND p.post_type = %s ORDER BY p.ID LIMIT 1",
				FormPostType::NUMBER,
				(string) $form_id,
				FormPostType::NAME
			)
		);
		return is_numeric( $post ) ? (int) $post : 0;
	}
}
