<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Start;

use Vestibule\Contract\FormSettings;
use Vestibule\Forms\Admin\Templates\Templates;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\ShownForms;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_Post;

/** Setup steps about forms for a new site: a page that shows a form, and recipients of its emails. */
final class FirstForms {

	/** Maximum number of forms to choose from. A site that has more forms is not new. */
	private const MAX_FORMS = 50;

	public function __construct( private readonly Templates $templates, private readonly Database $database ) {}

	/**
	 * Adds the step for a page with a form. Runs last, because this step searches all pages.
	 *
	 * @param array<string, mixed> $steps
	 * @return array<string, mixed>
	 */
	#[Hook( 'vestibule/start', 90 )]
	public function withPage( array $steps ): array {
		return $steps + array( 'form' => $this->page( ... ) );
	}

	/**
	 * @param array<string, mixed> $steps
	 * @return array<string, mixed>
	 */
	#[Hook( 'vestibule/start' )]
	public function withMail( array $steps ): array {
		return $steps + array( 'mail' => $this->mail( ... ) );
	}

	/** @return array<string, mixed> Step "form" of the contract start. */
	public function page(): array {
		$place = $this->place();
		return array(
			'isDone'  => null !== $place,
			'forms'   => array_map(
				static fn ( WP_Post $form ): array => array( 'id' => $form->ID, 'title' => self::title( $form ) ),
				$this->published()
			),
			'title'   => null === $place ? '' : self::title( $place ),
			'editUrl' => null === $place ? '' : (string) get_edit_post_link( $place->ID, 'raw' ),
		);
	}

	/** @return array<string, mixed> Step "mail" of the contract start. */
	public function mail(): array {
		$form = $this->published()[0] ?? null;
		$to   = null === $form ? '' : PostSettings::of( $form->ID, FormSettings::class )->mailTo;
		return array(
			'isDone' => '' !== $to,
			'mailTo' => '' === $to ? self::administrator() : $to,
			'editUrl' => null === $form
				? admin_url( 'edit.php?post_type=' . FormPostType::NAME )
				: (string) get_edit_post_link( $form->ID, 'raw' ),
		);
	}

	/** @return list<WP_Post> Published forms, oldest first. */
	public function published(): array {
		return array_values(
			get_posts(
				array(
					'post_type'        => FormPostType::NAME,
					'post_status'      => 'publish',
					'numberposts'      => self::MAX_FORMS, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
					'orderby'          => array( 'date' => 'ASC', 'ID' => 'ASC' ),
					'suppress_filters' => true,
				)
			)
		);
	}

	/**
	 * Creates and publishes a form from a template. Visitors see the form only on pages that contain it.
	 *
	 * @return int|WP_Error|null Post ID. Null if the template was not found.
	 */
	public function create( string $template ): int|WP_Error|null {
		$start = $this->templates->named( $template );
		return null === $start ? null : wp_insert_post(
			array(
				'post_type'    => FormPostType::NAME,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( $start['title'] ),
				'post_content' => wp_slash( $start['content'] ),
				'meta_input'   => array_map( wp_slash( ... ), $start['settings'] ),
			),
			true
		);
	}

	/**
	 * Sets the recipients of the first form and of all forms without recipients. Each form can have its own recipients
	 * in its settings.
	 */
	public function sendMailTo( string $addresses ): void {
		foreach ( $this->published() as $at => $form ) {
			if ( 0 === $at || '' === PostSettings::of( $form->ID, FormSettings::class )->mailTo ) {
				$stored = get_post_meta( $form->ID, FormPostType::SETTINGS, true );
				update_post_meta(
					$form->ID,
					FormPostType::SETTINGS,
					wp_slash( array( 'mailTo' => $addresses ) + ( is_array( $stored ) ? $stored : array() ) )
				);
			}
		}
	}

	/** Returns the first page, post or pattern that contains a form. */
	private function place(): ?WP_Post {
		$sql = "SELECT ID FROM {posts} WHERE post_type IN ('page', 'post', 'wp_block') AND post_status IN ('publish', 'draft', 'pending', 'private', 'future')
			AND post_content LIKE %s ORDER BY post_type, ID LIMIT 1";
		$id  = FaultLog::attempt(
			fn (): ?string => $this->database->value( $sql, '%<!-- wp:' . ShownForms::BLOCK . ' %' )
		);
		return null === $id ? null : get_post( (int) $id );
	}

	private static function administrator(): string {
		$email = get_option( 'admin_email' );
		return is_string( $email ) ? $email : '';
	}

	private static function title( WP_Post $post ): string {
		return '' === trim( $post->post_title ) ? __( '(no title)', 'vestibule' ) : $post->post_title;
	}
}
