<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\FormPostType;
use Vestibule\View\IslandScripts;
use Vestibule\View\TranslatedPost;
use WP;
use WP_Post;

/**
 * Prints a form where its block stands: complete, usable without scripts, and with what the browser needs to take it
 * over.
 */
final class FormBlock {

	/** @var array<int, int> How often each form was printed on this page, by its post. */
	private array $count = array();

	/** Whether a form is being printed: one inside another is no HTML, and one inside itself would never end. */
	private bool $printing = false;

	public function __construct(
		private readonly Instances $instances,
		private readonly BodyPrinter $printer,
		private readonly IslandScripts $islands,
		private readonly ConditionsSheet $sheet,
	) {}

	/**
	 * @param array<string, mixed> $attributes
	 * @param CalendarFirst|null   $order      Of a form that is printed in another order than its own.
	 */
	public function render( array $attributes, ?CalendarFirst $order = null ): string {
		$ref  = $attributes['ref'] ?? 0;
		$post = is_numeric( $ref ) ? (int) $ref : 0;
		if ( $post <= 0 || $this->printing ) {
			return '';
		}
		$post = TranslatedPost::id( $post, FormPostType::NAME );
		$body = $this->body( $post, $order );
		if ( null === $body ) {
			return ( new Unavailable() )->render( $post );
		}
		$wrapper = ( null === $order ? array() : array( 'class' => 'wp-block-vestibule-form' ) ) + array(
			'data-island'         => 'form',
			'data-island-name'    => 'Form',
			'data-island-first'   => '',
			'data-island-failure' => __( 'The form could not be sent because its script did not load. Reload the page and try again', 'vestibule' ),
		);
		return '<div ' . get_block_wrapper_attributes( $wrapper ) . '>' . $body . '</div>';
	}

	/** Null when the post is no published form. */
	private function body( int $post, ?CalendarFirst $order ): ?string {
		$nth            = ( $this->count[ $post ] ?? 0 ) + 1;
		$this->printing = true;
		try {
			$instance = $this->instances->create( $post, $nth, $order );
			$body     = null === $instance ? null : $this->printer->render( $instance, $this->page() );
			$this->sheet->enqueueFor( $instance?->form );
			if ( null !== $body && null !== $instance ) {
				$this->islands->need( 'form', Chunks::of( $instance->form ) );
			}
		} finally {
			$this->printing = false;
		}
		if ( null !== $body ) {
			$this->count[ $post ] = $nth;
		}
		return $body;
	}

	/** Where the visitor comes back to after a post without scripts; an archive's number is not a post's. */
	private function page(): string {
		global $wp;
		$page      = get_queried_object();
		$permalink = $page instanceof WP_Post ? get_permalink( $page ) : false;
		if ( is_string( $permalink ) ) {
			return $permalink;
		}
		return home_url( $wp instanceof WP && '' !== (string) $wp->request ? user_trailingslashit( $wp->request ) : '/' );
	}
}
