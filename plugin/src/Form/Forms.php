<?php

declare(strict_types=1);

namespace Vestibule\Form;

use WP_Post;

/**
 * Finds forms. Only published ones count: a draft or a form in the Trash answers as if it did not exist
 * (docs/reference/calls.md).
 */
final class Forms {

	/** @var array<int, FormDefinition|null> By post id, for this request. */
	private array $known = array();

	/** @var array<int, int|null> Post id by form number, for this request. */
	private array $posts = array();

	public function __construct( private readonly BlockReader $blocks, private readonly FormNumbers $numbers ) {}

	public function byFormId( int $form_id ): ?FormDefinition {
		$post_id = $this->postOf( $form_id );
		return null === $post_id ? null : $this->byPost( $post_id );
	}

	public function byPost( int $post_id ): ?FormDefinition {
		// Number 0 would be the post of the moment to WordPress.
		return $post_id > 0 && 'publish' === get_post_status( $post_id ) ? $this->read( $post_id ) : null;
	}

	/** Drafts and forms in the Trash as well, for those who read the entries they left. */
	public function findInAnyStatus( int $form_id ): ?FormDefinition {
		$post_id = $this->postOf( $form_id );
		return null === $post_id ? null : $this->read( $post_id );
	}

	/** Forgets what was read, after a form was saved. */
	public function forget(): void {
		$this->known = array();
		$this->posts = array();
	}

	private function read( int $post_id ): ?FormDefinition {
		if ( ! array_key_exists( $post_id, $this->known ) ) {
			$post                    = get_post( $post_id );
			$this->known[ $post_id ] = $post instanceof WP_Post && FormPostType::NAME === $post->post_type ? $this->definition( $post ) : null;
		}
		return $this->known[ $post_id ];
	}

	private function definition( WP_Post $post ): ?FormDefinition {
		$number = $this->numbers->forPost( $post->ID );
		if ( 0 === $number ) {
			return null;
		}
		$form = new FormDefinition(
			$number,
			$post->ID,
			'' === $post->post_title ? __( 'Form', 'vestibule' ) : $post->post_title,
			$this->blocks->fields( $post->post_content ),
			FormSettings::fromPost( $post->ID ),
		);
		/**
		 * Filters a form as it was read from its blocks: its fields, their rules and words, its settings.
		 *
		 * @param FormDefinition $form
		 */
		$filtered = apply_filters( 'vestibule/form_definition', $form );
		return $filtered instanceof FormDefinition ? $filtered : $form;
	}

	private function postOf( int $form_id ): ?int {
		if ( $form_id > 0 && ! array_key_exists( $form_id, $this->posts ) ) {
			$this->posts[ $form_id ] = $this->numbers->post( $form_id );
		}
		return $this->posts[ $form_id ] ?? null;
	}
}
