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
 * Prints the steps of one form on one page (docs/form-logic.md). All of them are in the page with what was typed;
 * style sheets
 * show one, and all where neither scripts nor posts lead from one to the next.
 */
final class StepPrinter {

	/** The action of a post that goes from step to step where scripts do not run. */
	public const CALL = 'vestibule_form_step';

	/** From 1. */
	public readonly int $active;

	private readonly StepPath $path;

	/** @var array<int, true> Steps that stand on the page. */
	private array $printed = array();

	/** HTML of the buttons that send the form, wherever their author put them: they stand beside the ways to go. */
	private string $submits = '';

	/** HTML of what has to be done before the form is sent: with the button, above the ways to go. */
	private string $above = '';

	/** @param string $key Of the form's instance. */
	public function __construct(
		private readonly FormDefinition $form,
		private readonly string $key,
		FormState $state,
		private readonly bool $isPaged,
		private readonly bool $hasBar,
	) {
		$this->path   = StepPath::through( $form, ShownForm::decide( $form, $state->values )->hidden );
		$this->active = $this->withError( $state ) ?? ( isset( $form->steps[ $state->step - 1 ] ) ? $state->step : $this->path->from( 0, 1 ) );
	}

	/**
	 * @param string $submit HTML.
	 * @param string $above  HTML of what belongs above it, such as a captcha.
	 */
	public function keepSubmit( string $submit, string $above ): string {
		$this->submits .= $submit;
		$this->above   .= $above;
		return '';
	}

	public function classes(): string {
		$is_first = $this->active === $this->path->from( $this->active, -1 );
		$is_last  = $this->active === $this->path->from( $this->active, 1 );
		return ' has-steps' . ( $this->isPaged ? ' is-paged' : '' ) . ( $is_first ? ' is-first' : '' ) . ( $is_last ? ' is-last' : '' );
	}

	/** The progress bar, after the button that Enter presses where scripts do not run. */
	public function top(): string {
		$bar = Html::element(
			'progress',
			array(
				'class'      => 'vestibule-steps__bar',
				'max'        => max( 1, $this->path->total() ),
				// The current step counts: an empty bar looks as if something were broken.
				'value'      => max( 0, $this->path->place( $this->active ) ),
				// The words of the step say the same; a reader would say each change as a percentage.
				'aria-hidden' => 'true',
			),
			''
		);
		$next = Html::element( 'button', array( 'class' => 'vestibule-steps__enter', 'tabindex' => -1, 'aria-hidden' => 'true' ) + $this->way( 'next' ), '' );
		return ( $this->isPaged ? $next : '' ) . ( $this->hasBar ? $bar : '' );
	}

	/**
	 * @param string $inner   HTML of the blocks in it.
	 * @param string $classes More classes, each with a space before it.
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
			// No group: its name is the heading that takes the focus, which would be said twice.
			'class'           => 'vestibule-step' . ( $number === $this->active ? ' is-active' : '' ) . $classes,
			'id'              => $id,
			'data-title'      => $step->title,
			'data-next'       => $this->next( $step ),
			'data-back'       => $this->back( $step ),
		);
		return '<div ' . get_block_wrapper_attributes( $own ) . '>' . $label . $inner . '</div>';
	}

	/** A step that conditions hide has no place; where scripts do not run its title stands above it all the same. */
	private function label( int $number, Step $step ): string {
		$title = trim( $step->title );
		return '' === $title || $this->path->isShown( $number ) ? $this->path->label( $this->pattern(), $number, $title ) : $title;
	}

	/** The ways to go, and the button that sends the form. */
	public function bottom(): string {
		$step = $this->form->steps[ $this->active - 1 ] ?? $this->form->steps[0];
		$here = Html::void( 'input', array( 'type' => 'hidden', 'name' => HiddenNames::STEP, 'value' => $this->active ) );
		$back = Html::element( 'button', array( 'class' => 'vestibule-steps__button is-back' ) + $this->way( 'back' ), Html::escape( $this->back( $step ) ) );
		$next = Html::element( 'button', array( 'class' => 'vestibule-steps__button is-next wp-element-button' ) + $this->way( 'next' ), Html::escape( $this->next( $step ) ) );
		$above = '' === $this->above ? '' : Html::element( 'div', array( 'class' => 'vestibule-steps__above' ), $this->above );
		return Html::element( 'div', array( 'class' => 'vestibule-steps', 'data-label' => $this->pattern() ), $here . $above . Html::protectFromTextFilters( $back . $next ) . $this->submits );
	}

	/** @return array<string, string|bool|null> What a button posts where it has to post. */
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
		 * Filters the words above a step of a form.
		 *
		 * @param string         $pattern With %activeStep%, %totalStep% and %stepTitle%.
		 * @param FormDefinition $form
		 */
		$own = apply_filters( 'vestibule/step_label', $pattern, $this->form );
		return is_string( $own ) ? $own : $pattern;
	}

	/** The first step that holds what is wrong. */
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
