<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Rows\Row;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\CalendarFirst;
use Vestibule\Fields\Types\Text;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Html\Island;
use Vestibule\Kernel\Screen\PostType;
use Vestibule\Kernel\Wiring\Prints;
use WP;
use WP_Post;

/**
 * Prints the form of a form block. The form works without scripts. The HTML also contains the data that the browser's
 * script needs.
 */
final class FormBlock {

	/** @var array<int, int> Number of printed instances of each form on this page, by post ID. */
	private array $count = array();

	/**
	 * Whether a form is being printed. HTML forbids nested forms, and a form inside itself would cause an endless loop.
	 */
	private bool $printing = false;

	public function __construct(
		private readonly Instances $instances,
		private readonly BodyPrinter $printer,
		private readonly Island $islands,
		private readonly Assets $assets,
	) {}

	/** @param array<string, mixed> $attributes */
	#[Prints( 'vestibule/form' )]
	public function renderForm( array $attributes ): string {
		return $this->render( $attributes, null );
	}

	/** @param array<string, mixed> $attributes */
	#[Prints( 'vestibule/booking' )]
	public function renderBooking( array $attributes ): string {
		return $this->render( $attributes, new CalendarFirst() );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param CalendarFirst|null   $order      Order of the fields. Null for the form's own order.
	 */
	private function render( array $attributes, ?CalendarFirst $order ): string {
		$ref  = $attributes['ref'] ?? 0;
		$post = is_numeric( $ref ) ? (int) $ref : 0;
		if ( $post <= 0 || $this->printing ) {
			return '';
		}
		$post = PostType::translated( $post, FormPostType::NAME );
		$body = $this->body( $post, $order );
		if ( null === $body ) {
			return ( new Unavailable() )->render( $post );
		}
		$styles = new BlockStyles( $attributes );
		if ( $styles->isSet() ) {
			$this->enqueueSheet( 'variations' );
		}
		[ $html, $is_for_visitor ] = $body;
		$wrapper = null === $order ? array() : array( 'class' => 'wp-block-vestibule-form' );
		$wrapper += $is_for_visitor ? self::island() : array();
		$wrapper += array_filter( array( 'style' => $styles->style() ) );
		return '<div ' . get_block_wrapper_attributes( $wrapper ) . '>' . $html . '</div>';
	}

	/** @return array<string, string> */
	private static function island(): array {
		return array(
			'data-island'         => 'form',
			'data-island-name'    => 'Form',
			'data-island-first'   => '',
			'data-island-failure' => __(
				'The form could not be sent because its script did not load. Reload the page and try again',
				'vestibule'
			),
		);
	}

	/**
	 * @return array{string, bool}|null HTML, and whether this HTML contains the form. Null if the post is not a
	 * published form.
	 */
	private function body( int $post, ?CalendarFirst $order ): ?array {
		$nth            = ( $this->count[ $post ] ?? 0 ) + 1;
		$this->printing = true;
		try {
			$instance = $this->instances->create( $post, $nth, $order );
			$body     = null === $instance ? null : $this->printer->render( $instance, $this->page() );
			if ( null !== $instance && $instance->isForVisitor ) {
				$this->enqueueConditions( $instance->form );
				$this->islands->need( 'form', self::chunks( $instance->form ) );
				$this->enqueuePrefill( $instance->form );
			}
		} finally {
			$this->printing = false;
		}
		if ( null !== $body ) {
			$this->count[ $post ] = $nth;
		}
		return null === $body ? null : array( $body, true === $instance?->isForVisitor );
	}

	/** Enqueues the styles for hidden parts. Only pages whose forms have conditions need these styles. */
	private function enqueueConditions( FormDefinition $form ): void {
		$has_parts = static fn ( FormField $field ): bool => array() !== ( new Row( $field ) )->form->parts;
		$in_rows   = array_filter( $form->fields, $has_parts );
		if ( array() !== array( ...$form->parts, ...$in_rows ) ) {
			$this->enqueueSheet( 'conditions' );
		}
	}

	/** Enqueues a style sheet that only some forms need, after the style sheet that all forms share. */
	private function enqueueSheet( string $name ): void {
		$version = wp_styles()->registered['vestibule-form-style']->ver ?? null;
		$sheet   = "blocks/form/{$name}.css";
		wp_enqueue_style(
			"vestibule-form-{$name}",
			$this->assets->url( $sheet ),
			array( 'vestibule-form-style' ),
			is_string( $version ) ? $version : null
		);
		wp_style_add_data( "vestibule-form-{$name}", 'path', $this->assets->path( $sheet ) );
	}

	/** Enqueues the scripts that fill in values on cached pages: from URL parameters, and for relative dates. */
	private function enqueuePrefill( FormDefinition $form ): void {
		if ( array() !== PrefilledValues::parameters( $form ) ) {
			wp_enqueue_script_module( 'vestibule-prefill', $this->assets->script( 'modules/prefill' ), array(), null );
		}
		if ( array() !== PrefilledValues::days( $form ) ) {
			wp_enqueue_script_module(
				'vestibule-start-days',
				$this->assets->script( 'modules/start-days' ),
				array(),
				null
			);
		}
	}

	/**
	 * Returns the additional chunks that a form needs in the browser (docs/form.md).
	 *
	 * @return list<string> Names of chunks. Names of field types without a script are ignored by the build.
	 */
	private static function chunks( FormDefinition $form ): array {
		$types = array_map(
			static fn ( FormField $field ): string => 'field-' . $field->type->name(),
			array_filter( $form->fields, self::hasScript( ... ) )
		);
		return array(
			'form-live',
			...array_values( array_unique( $types ) ),
			...( array() === $form->parts ? array() : array( 'form-conditions' ) ),
			...( array() === $form->steps ? array() : array( 'steps' ) ),
		);
	}

	/**
	 * Checks whether a field needs a script. A plain text field does not need one (blocks/fields/text/field.ts has the
	 * same rule).
	 */
	private static function hasScript( FormField $field ): bool {
		return ! $field->type instanceof Text || array() !== $field->type->pageSettings( $field );
	}

	/**
	 * Returns the URL to return to after a post without scripts: the permalink of the current post, or the requested
	 * URL for archives.
	 */
	private function page(): string {
		global $wp;
		$page      = get_queried_object();
		$permalink = $page instanceof WP_Post ? get_permalink( $page ) : false;
		if ( is_string( $permalink ) ) {
			return $permalink;
		}
		return home_url(
			$wp instanceof WP && '' !== (string) $wp->request ? user_trailingslashit( $wp->request ) : '/'
		);
	}
}
