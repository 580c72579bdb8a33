<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Results;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the answers to all questions of a form. Questions that are no longer in the form come last.
 *
 * @phpstan-import-type Places from PlaceCounts
 */
final class Questions {

	/** Maximum number of removed questions, which the form no longer has, to count. */
	private const GONE = 50;

	/**
	 * @var list<Question> Questions in the order of the form. Appointments are not included, because the calendar
	 * displays them.
	 */
	private array $asked = array();

	/** @var array<array-key, Question> Questions that the form no longer has, by input name. */
	private array $gone = array();

	/** @var array<string, mixed> Labels of all fields by input name. */
	private array $known = array();

	/** @param FormDefinition|null $form Null if the form was deleted. */
	public function __construct( private readonly ?FormDefinition $form ) {
		foreach ( $form->fields ?? array() as $field ) {
			$this->known += $field->labels();
			if ( AnswerRole::Appointment !== $field->type->role() ) {
				$this->asked[] = new Question( $field->name, $field );
			}
		}
	}

	/**
	 * Counts the answers of an entry. The current conditions of the form decide which questions the sender saw.
	 *
	 * @param array<string, string|list<string>> $values Values of an entry by input name.
	 */
	public function add( array $values ): void {
		$hidden = null === $this->form ? array() : ShownForm::decide( $this->form, $values )->hidden;
		foreach ( $this->asked as $question ) {
			$question->add( $values, ! in_array( $question->name, $hidden, true ) );
		}
		foreach ( array_keys( array_diff_key( $values, $this->known ) ) as $name ) {
			if ( isset( $this->gone[ $name ] ) || count( $this->gone ) < self::GONE ) {
				$this->gone[ $name ] ??= new Question( (string) $name );
				$this->gone[ $name ]->add( $values, false );
			}
		}
	}

	/**
	 * @param array<string, Places> $places Spots by field name.
	 * @return list<array<string, mixed>> Counts that match the contract entries-results.
	 */
	public function data( array $places ): array {
		return array_map(
			static fn ( Question $question ): array => $question->data( $places[ $question->name ] ?? array() ),
			array( ...$this->asked, ...array_values( $this->gone ) )
		);
	}
}
