<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Contract\FormSettings;
use Vestibule\Entries\Files\FileRules;
use Vestibule\Fields\Answers\Answers;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Tree\BlockReader;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

/** Finds published forms. Drafts and forms in the Trash are found only if a method says so (docs/rest.md). */
final class Forms {

	/** @var array<int, array<int, FormDefinition|null>> Cache of forms for this request, by site ID and post ID. */
	private array $known = array();

	/** @var array<int, array<int, int|null>> Cache of post IDs for this request, by site ID and form ID. */
	private array $posts = array();

	/** Post ID of the form in the preview, which is shown in any status. 0 outside of previews. */
	private int $preview = 0;

	public function __construct( private readonly BlockReader $blocks, private readonly FormNumbers $numbers ) {}

	public function byFormId( int $form_number ): ?FormDefinition {
		$form_post = $this->postOf( $form_number );
		return null === $form_post ? null : $this->byPost( $form_post );
	}

	public function byPost( int $form_post ): ?FormDefinition {
		// For ID 0, WordPress would use the current post.
		return $form_post > 0 && ( $this->preview === $form_post || 'publish' === get_post_status( $form_post ) )
			? $this->read( $form_post )
			: null;
	}

	/** Returns the post ID of a published form without reading its blocks. */
	public function published( int $form_number ): ?int {
		$form_post = $this->postOf( $form_number );
		return null !== $form_post && 'publish' === get_post_status( $form_post ) ? $form_post : null;
	}

	/**
	 * Makes a form visible in any status during this request, for users who may edit it. The form cannot be submitted.
	 */
	public function preview( int $form_post ): void {
		$this->preview = $form_post;
	}

	/** Finds a form in any status, including drafts and forms in the Trash, for reading its entries. */
	public function findInAnyStatus( int $form_number ): ?FormDefinition {
		$form_post = $this->postOf( $form_number );
		return null === $form_post ? null : $this->read( $form_post );
	}

	/**
	 * @param array<string, string|list<string>> $values By posted name. Empty to get the questions without answers.
	 * @return Answers Answers with the form's labels, even if the form is a draft or in the Trash.
	 */
	public function answers( int $form_number, array $values = array() ): Answers {
		return new Answers( $this->findInAnyStatus( $form_number )->fields ?? array(), $values );
	}

	/** Returns the title of a form, even if it is a draft or in the Trash. Empty if the form was deleted. */
	public function title( int $form_number ): string {
		return $this->findInAnyStatus( $form_number )->title ?? '';
	}

	/**
	 * Returns the rules for a file field. Null if the form is not published, or the field does not accept files.
	 */
	public function fileRules( int $form_number, string $name ): ?FileRules {
		$field = $this->byFormId( $form_number )?->field( $name );
		return $field?->type instanceof TakesFiles ? $field->type->rules( $field, $form_number ) : null;
	}

	/** Clears the cache after a form was saved. */
	#[Hook( 'save_post_vestibule_form', 99 )]
	public function forget(): void {
		$this->known = array();
		$this->posts = array();
	}

	private function read( int $form_post ): ?FormDefinition {
		$site = get_current_blog_id();
		if ( ! array_key_exists( $form_post, $this->known[ $site ] ?? array() ) ) {
			$post                               = get_post( $form_post );
			$is_form                            = $post instanceof WP_Post && FormPostType::NAME === $post->post_type;
			$this->known[ $site ][ $form_post ] = $is_form ? $this->definition( $post ) : null;
		}
		return $this->known[ $site ][ $form_post ];
	}

	private function definition( WP_Post $post ): ?FormDefinition {
		$number = $this->numbers->forPost( $post->ID );
		if ( 0 === $number ) {
			return null;
		}
		$tree = $this->blocks->read( $post->post_content );
		$form = new FormDefinition(
			$number,
			$post->ID,
			'' === $post->post_title ? __( 'Form', 'vestibule' ) : $post->post_title,
			$tree->fields(),
			PostSettings::of( $post->ID, FormSettings::class ),
			$tree->steps(),
			$tree->parts(),
			$tree,
		);
		/**
		 * Filters a form after it was read from its blocks: its fields with their rules and texts, and its settings.
		 *
		 * @param FormDefinition $form
		 */
		$filtered = apply_filters( 'vestibule/form_definition', $form );
		return $filtered instanceof FormDefinition ? $filtered->completedFrom( $form ) : $form;
	}

	private function postOf( int $form_number ): ?int {
		$site = get_current_blog_id();
		if ( $form_number > 0 && ! array_key_exists( $form_number, $this->posts[ $site ] ?? array() ) ) {
			$this->posts[ $site ][ $form_number ] = $this->numbers->post( $form_number );
		}
		return $this->posts[ $site ][ $form_number ] ?? null;
	}
}
