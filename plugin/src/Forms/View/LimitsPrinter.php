<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\Limits\LimitState;
use Vestibule\Forms\Limits\LimitWords;
use Vestibule\Forms\Limits\OptionWords;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Html\Html;
use WP_HTML_Tag_Processor;

/**
 * Prints the state of a form with limits, the same for all visitors who may read its questions. A page may be stored
 * for a month: a small script requests the current state for this visitor (docs/limits.md).
 */
final class LimitsPrinter {

	/** The script module. */
	private const MODULE = 'vestibule/limits';

	public function __construct( private readonly Admission $admission, private readonly Assets $assets ) {}

	/** What was typed is shown, whatever the form says by now; it is sent once more, or copied. */
	public function hides( FormInstance $instance ): bool {
		return null !== $instance->limits && LimitState::OPEN !== $instance->limits->state && $instance->state->isFresh();
	}

	/** @param string $page Address to which the link to log in leads back. */
	public function render( FormInstance $instance, string $page ): string {
		$state = $instance->limits;
		if ( null === $state ) {
			return '';
		}
		wp_enqueue_script_module( self::MODULE, $this->assets->script( 'modules/limits' ), array(), null );
		$is_refused = ! $instance->isForVisitor && LimitState::OPEN === $state->state;
		$attributes = array(
			'class'       => 'vestibule-form__limits',
			'data-limits' => $instance->form->formId,
			'data-call'   => admin_url( 'admin-ajax.php' ),
			'data-state'  => $is_refused ? LimitState::REFUSED : $state->state,
			'role'        => 'status',
		);
		$limits     = $this->admission->limits( $instance->form );
		$html       = '' === $instance->state->message || ! $instance->isForVisitor
			? ( new LimitWords() )->html( $state, $limits, $instance->isForVisitor, $page )
			: '';
		return Html::element( 'div', $attributes, Html::protectFromTextFilters( $html ) );
	}

	/**
	 * Full options cannot be chosen; one that was chosen in what was sent before stays as it is, with its error.
	 *
	 * @param string $html Of a field.
	 */
	public static function withoutFull( string $html, string $field, FormInstance $instance ): string {
		$full = array_filter( OptionWords::of( $instance->form, $instance->limits->options ?? array() )[ $field ] ?? array(), static fn ( array $option ): bool => $option['isFull'] );
		if ( array() === $full ) {
			return $html;
		}
		$full = array_diff( array_map( strval( ... ), array_keys( $full ) ), $instance->state->isFresh() ? array() : $instance->state->strings( $field ) );
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), array( 'INPUT', 'OPTION' ), true ) && in_array( $tags->get_attribute( 'value' ), $full, true ) ) {
				$tags->set_attribute( 'disabled', true );
				$tags->remove_attribute( 'checked' );
				$tags->remove_attribute( 'selected' );
			}
		}
		return $tags->get_updated_html();
	}
}
