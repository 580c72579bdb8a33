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

/**
 * Finds forms. Only published ones count: a draft or a form in the Trash answers as if it did not exist
 * (docs/rest.md).
 */
final class Forms {

	/** @var array<int, array<int, FormDefinition|null>> By site and form post, for this request. */
	private array $known = array();

	/** @var array<int, array<int, int|null>> Form posts by site and form ID, for this request. */
	private array $posts = array();

	/** A form that is shown whatever its status. */
	private int $preview = 0;

	public function __construct( private readonly BlockReader $blocks, private readonly FormNumbers $numbers ) {}

	public function byFormId( int $form_number ): ?FormDefinition {
		$form_post = $this->postOf( $form_number );
		return null === $form_post ? null : $this->byPost( $form_post );
	}

	public function byPost( int $form_post ): ?FormDefinition {
		// Number 0 would be the post of the moment to WordPress.
		return $form_post > 0 && ( $this->preview === $form_post || 'publish' === get_post_status( $form_post ) ) ? $this->read( $form_post ) : null;
	}

	/** The post of a published form, without reading its blocks. */
	public function published( int $form_number ): ?int {
		$form_post = $this->postOf( $form_number );
		return null !== $form_post && 'publish' === get_post_status( $form_post ) ? $form_post : null;
	}

	/** Shows a draft in this request, to users who may edit it. It cannot be sent. */
	public function preview( int $form_post ): void {
		$this->preview = $form_post;
	}

	/** Drafts and forms in the Trash as well, for those who read the entries they left. */
	public function findInAnyStatus( int $form_number ): ?FormDefinition {
		$form_post = $this->postOf( $form_number );
		return null === $form_post ? null : $this->read( $form_post );
	}

	/**
	 * @param array<string, string|list<string>> $values By posted name; without any, what a form asks.
	 * @return Answers In the words of the form, also if it is a draft or in the Trash.
	 */
	public function answers( int $form_number, array $values = array() ): Answers {
		return new Answers( $this->findInAnyStatus( $form_number )->fields ?? array(), $values );
	}

	/** The title, also of drafts and forms in the Trash; empty if the form is gone. */
	public function title( int $form_number ): string {
		return $this->findInAnyStatus( $form_number )->title ?? '';
	}

	/** Rules of a file field; null when there is no such form, it is not published, or its field takes no files. */
	public function fileRules( int $form_number, string $name ): ?FileRules {
		$field = $this->byFormId( $form_number )?->field( $name );
		return $field?->type instanceof TakesFiles ? $field->type->rules( $field, $form_number ) : null;
	}

	/** Forgets what was read, after a form was saved. */
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
		 * Filters a form as it was read from its blocks: its fields, their rules and words, its settings.
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
