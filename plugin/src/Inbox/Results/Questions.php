<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Results;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;

defined( 'ABSPATH' ) || exit;

/**
 * The questions of a form, counted entry by entry; what the form no longer asks comes after them.
 *
 * @phpstan-import-type Places from PlaceCounts
 */
final class Questions {

	/** Questions that the form no longer asks. */
	private const GONE = 50;

	/** @var list<Question> In the order of the form, without appointments, which have a calendar of their own. */
	private array $asked = array();

	/** @var array<array-key, Question> By posted name. */
	private array $gone = array();

	/** @var array<string, mixed> By posted name, of all fields. */
	private array $known = array();

	/** @param FormDefinition|null $form Null if it was deleted. */
	public function __construct( private readonly ?FormDefinition $form ) {
		foreach ( $form->fields ?? array() as $field ) {
			$this->known += $field->labels();
			if ( AnswerRole::Appointment !== $field->type->role() ) {
				$this->asked[] = new Question( $field->name, $field );
			}
		}
	}

	/**
	 * The form's conditions say which questions the sender was asked, as far as they are now.
	 *
	 * @param array<string, string|list<string>> $values Of an entry, by posted name.
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
	 * @param array<string, Places> $places By field.
	 * @return list<array<string, mixed>> Of the contract entries-results.
	 */
	public function data( array $places ): array {
		return array_map( static fn ( Question $question ): array => $question->data( $places[ $question->name ] ?? array() ), array( ...$this->asked, ...array_values( $this->gone ) ) );
	}
}
