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
 * Prints the state of a form with limits. The printed state is the same for all visitors who may see the questions.
 * Pages may be cached for a month, so a small script requests the current state for the visitor (docs/limits.md).
 */
final class LimitsPrinter {

	private const MODULE = 'vestibule/limits';

	public function __construct( private readonly Admission $admission, private readonly Assets $assets ) {}

	/**
	 * Checks whether the form is hidden because it is not open. A form with submitted values is not hidden, so that the
	 * visitor can send it again or copy the values.
	 */
	public function hides( FormInstance $instance ): bool {
		return null !== $instance->limits
			&& LimitState::OPEN !== $instance->limits->state
			&& $instance->state->isFresh();
	}

	/** @param string $page URL to return to after logging in. */
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
	 * Disables full options. An option that was chosen in an earlier submission stays selected, together with its
	 * error.
	 *
	 * @param string $html HTML of a field.
	 */
	public static function withoutFull( string $html, string $field, FormInstance $instance ): string {
		$full = array_filter(
			OptionWords::of( $instance->form, $instance->limits->options ?? array() )[ $field ] ?? array(),
			static fn ( array $option ): bool => $option['isFull']
		);
		if ( array() === $full ) {
			return $html;
		}
		$full = array_diff(
			array_map( strval( ... ), array_keys( $full ) ),
			$instance->state->isFresh() ? array() : $instance->state->strings( $field )
		);
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if (
				in_array( $tags->get_tag(), array( 'INPUT', 'OPTION' ), true )
					&& in_array( $tags->get_attribute( 'value' ), $full, true )
			) {
				$tags->set_attribute( 'disabled', true );
				$tags->remove_attribute( 'checked' );
				$tags->remove_attribute( 'selected' );
			}
		}
		return $tags->get_updated_html();
	}
}
