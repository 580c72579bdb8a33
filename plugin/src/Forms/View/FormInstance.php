<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\Context;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\View\PrintedField;
use Vestibule\Forms\Limits\LimitState;
use Vestibule\Forms\Steps\StepPrinter;

/** One form on one page, the n-th of its kind there. */
final class FormInstance {

	/** @var array<string, PrintedField> By name. */
	private array $printed = array();

	private ?Context $context = null;

	private string $submit_label = '';

	/** @var list<string>|null The ids of the parts that are hidden at first. */
	private ?array $hidden = null;

	/**
	 * @param array<string, string> $words
	 * @param StepPrinter|null      $steps           Of a form that has steps.
	 * @param bool                  $isCalendarFirst Whether its appointment is a step before all others.
	 * @param LimitState|null       $limits          How it stands; null where it has no limits.
	 * @param bool                  $isForVisitor    Whether the limits let the current visitor read its questions.
	 */
	public function __construct(
		public readonly FormDefinition $form,
		public readonly string $key,
		public readonly FormState $state,
		public readonly array $words,
		public readonly ?StepPrinter $steps = null,
		public readonly bool $isCalendarFirst = false,
		public readonly ?LimitState $limits = null,
		public readonly bool $isForVisitor = true,
	) {}

	/** Null for a field that stands on the page already, and for one that the form's definition no longer has. */
	public function print( string $name ): ?PrintedField {
		$field = isset( $this->printed[ $name ] ) ? null : $this->form->field( $name );
		if ( null === $field ) {
			return null;
		}
		$model                  = $field->type->model( $field, $this->context() );
		$this->printed[ $name ] = new PrintedField( $field, "{$this->key}_{$name}", $this->state, $this->words, $model );
		return $this->printed[ $name ];
	}

	private function context(): Context {
		return $this->context ??= $this->form->context( $this->state->values );
	}

	/** Whether conditions hide a part of the form at first: for what was typed, or in the empty form. */
	public function isHidden( string $part ): bool {
		$this->hidden ??= array() === $this->form->parts ? array() : ShownForm::decide( $this->form, $this->state->values )->hidden;
		return in_array( $part, $this->hidden, true );
	}

	/** @return list<PrintedField> What stands on the page, in order. */
	public function printed(): array {
		return array_values( $this->printed );
	}

	public function submitLabel(): string {
		return $this->submit_label;
	}

	public function nameSubmit( string $label ): void {
		$this->submit_label = $label;
	}
}
