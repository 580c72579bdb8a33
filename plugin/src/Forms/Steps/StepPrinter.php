<?php

declare(strict_types=1);

namespace Vestibule\Forms\Steps;

use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\Tree\Step;
use Vestibule\Kernel\Html\Html;

/**
 * Prints the steps of a form instance (docs/form-logic.md). The page contains all steps. Style sheets show only the
 * current step, or all steps if the steps cannot be changed without scripts.
 */
final class StepPrinter {

	/** AJAX action for visitors without scripts that changes the step. */
	public const CALL = 'vestibule_form_step';

	/** Number of the current step, from 1. */
	public readonly int $active;

	private readonly StepPath $path;

	/** @var array<int, true> Numbers of the printed steps. */
	private array $printed = array();

	/**
	 * HTML of the submit buttons. They are printed beside Back and Next, wherever the editor has placed them in the
	 * form.
	 */
	private string $submits = '';

	/** HTML above Back and Next that belongs to the submit button, such as a captcha. */
	private string $above = '';

	/** @param string $key Key of the form instance. */
	public function __construct(
		private readonly FormDefinition $form,
		private readonly string $key,
		FormState $state,
		private readonly bool $isPaged,
		private readonly bool $hasBar,
	) {
		$this->path   = StepPath::through( $form, ShownForm::decide( $form, $state->values )->hidden );
		$this->active = $this->withError( $state )
			?? ( isset( $form->steps[ $state->step - 1 ] ) ? $state->step : $this->path->from( 0, 1 ) );
	}

	/**
	 * @param string $submit HTML of the submit button.
	 * @param string $above  HTML to print above the buttons, such as a captcha.
	 */
	public function keepSubmit( string $submit, string $above ): string {
		$this->submits .= $submit;
		$this->above   .= $above;
		return '';
	}

	public function classes(): string {
		$is_first = $this->active === $this->path->from( $this->active, -1 );
		$is_last  = $this->active === $this->path->from( $this->active, 1 );
		return ' has-steps' . ( $this->isPaged ? ' is-paged' : '' ) . ( $is_first ? ' is-first' : '' )
			. ( $is_last ? ' is-last' : '' );
	}

	/** Returns the progress bar. Before it is a hidden Next button, which the Enter key activates without scripts. */
	public function top(): string {
		$bar = Html::element(
			'progress',
			array(
				'class'      => 'vestibule-steps__bar',
				'max'        => max( 1, $this->path->total() ),
				// Count the current step as done, because an empty bar looks broken.
				'value'      => max( 0, $this->path->place( $this->active ) ),
				// The step's label has the same information. Screen readers would announce each change of the bar as a
				// percentage.
				'aria-hidden' => 'true',
			),
			''
		);
		$next = Html::element(
			'button',
			array(
				'class' => 'vestibule-steps__enter',
				'tabindex' => -1,
				'aria-hidden' => 'true',
			) + $this->way( 'next' ),
			''
		);
		return ( $this->isPaged ? $next : '' ) . ( $this->hasBar ? $bar : '' );
	}

	/**
	 * @param string $inner   HTML of the inner blocks.
	 * @param string $classes Additional classes, each with a leading space.
	 */
	public function step( int $number, string $inner, string $classes = '' ): string {
		$step = $this->form->steps[ $number - 1 ] ?? null;
		if ( null === $step || isset( $this->printed[ $number ] ) ) {
			return $inner;
		}
		$this->printed[ $number ] = true;
		$id                       = "{$this->key}_step_{$number}";
		$label                    = Html::element(
			'h2',
			array(
				'class'    => 'vestibule-step__label',
				'id'       => "{$id}_label",
				'tabindex' => -1,
			),
			Html::protectFromTextFilters( Html::escape( $this->label( $number, $step ) ) )
		);
		$own = array(
			// Don't use a group role: screen readers would read the heading twice, as the group's name and when it gets
			// the focus.
			'class'           => 'vestibule-step' . ( $number === $this->active ? ' is-active' : '' ) . $classes,
			'id'              => $id,
			'data-title'      => $step->title,
			'data-next'       => $this->next( $step ),
			'data-back'       => $this->back( $step ),
		);
		return '<div ' . get_block_wrapper_attributes( $own ) . '>' . $label . $inner . '</div>';
	}

	/**
	 * Returns the label of a step. A hidden step has no position, so its label is only the title. Visitors without
	 * scripts see this label.
	 */
	private function label( int $number, Step $step ): string {
		$title = trim( $step->title );
		return '' === $title || $this->path->isShown( $number )
			? $this->path->label( $this->pattern(), $number, $title )
			: $title;
	}

	/** Returns the buttons Back, Next and Submit. */
	public function bottom(): string {
		$step = $this->form->steps[ $this->active - 1 ] ?? $this->form->steps[0];
		$here = Html::void(
			'input',
			array( 'type' => 'hidden', 'name' => HiddenNames::STEP, 'value' => $this->active )
		);
		$back = Html::element(
			'button',
			array( 'class' => 'vestibule-steps__button is-back' ) + $this->way( 'back' ),
			Html::escape( $this->back( $step ) )
		);
		$next = Html::element(
			'button',
			array( 'class' => 'vestibule-steps__button is-next wp-element-button' ) + $this->way( 'next' ),
			Html::escape( $this->next( $step ) )
		);
		$above = '' === $this->above
			? ''
			: Html::element( 'div', array( 'class' => 'vestibule-steps__above' ), $this->above );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-steps', 'data-label' => $this->pattern() ),
			$here . $above . Html::protectFromTextFilters( $back . $next ) . $this->submits
		);
	}

	/**
	 * @return array<string, string|bool|null> Attributes of a button. The button submits the form only if each step is
	 * a separate page.
	 */
	private function way( string $way ): array {
		return array(
			'type'           => $this->isPaged ? 'submit' : 'button',
			'name'           => $this->isPaged ? HiddenNames::GO : null,
			'value'          => $this->isPaged ? $way : null,
			'formaction'     => $this->isPaged ? admin_url( 'admin-ajax.php?action=' . self::CALL ) : null,
			'data-go'        => $way,
		);
	}

	private function next( Step $step ): string {
		return '' === trim( $step->nextLabel ) ? _x( 'Next', 'step of a form', 'vestibule' ) : $step->nextLabel;
	}

	private function back( Step $step ): string {
		return '' === trim( $step->backLabel ) ? _x( 'Back', 'step of a form', 'vestibule' ) : $step->backLabel;
	}

	private function pattern(): string {
		/* translators: keep %activeStep%, %totalStep% and %stepTitle% as they are: numbers and the title of the step. */
		$pattern = __( 'Step %activeStep% of %totalStep% – %stepTitle%', 'vestibule' );
		/**
		 * Filters the label above a step of a form.
		 *
		 * @param string         $pattern Label with %activeStep%, %totalStep% and %stepTitle%.
		 * @param FormDefinition $form
		 */
		$own = apply_filters( 'vestibule/step_label', $pattern, $this->form );
		return is_string( $own ) ? $own : $pattern;
	}

	/** Returns the number of the first step with an error. Null if there are no errors. */
	private function withError( FormState $state ): ?int {
		foreach ( $this->form->steps as $index => $step ) {
			foreach ( array_keys( $state->errors ) as $name ) {
				if ( $step->holds( (string) $name ) ) {
					return $index + 1;
				}
			}
		}
		return null;
	}
}
