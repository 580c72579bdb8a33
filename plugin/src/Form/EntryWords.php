<?php

declare(strict_types=1);

namespace Vestibule\Form;

use DateTimeImmutable;
use Vestibule\Contracts\AnswerRole;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Contracts\TimeWords;
use Vestibule\Form\Fields\BooksTime;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\Fields\Value;

/** An entry in the words of its form: labels for names, what was shown for what was posted. */
final class EntryWords {

	public function __construct( private readonly TimeWords $words ) {}

	/**
	 * @param list<BookedTime>       $booked In the order of the form's appointment fields that were filled in.
	 * @param DateTimeImmutable|null $at     Null for one that is being sent.
	 */
	public function entry( int $id, CheckedSubmission $submission, array $booked, ?DateTimeImmutable $at = null ): StoredEntry {
		$form    = $submission->form;
		$answers = array();
		$email   = '';
		$times   = $booked;
		foreach ( $form->fields as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$value = $submission->values[ $name ] ?? '';
				if ( '' === $value || array() === $value ) {
					continue;
				}
				$time      = $field->type instanceof BooksTime ? array_shift( $times ) : null;
				$email     = '' === $email && AnswerRole::Email === $field->type->role() && is_string( $value ) ? $value : $email;
				$answers[] = array(
					'name'  => $name,
					'type'  => $field->type->name(),
					'label' => $label,
					'isTyped' => null === $time && $field->isTyped( $value ),
					'value' => null === $time ? $field->type->asText( $field, new Value( array( $name => $value ) ) ) : $this->time( $time ),
				) + ( $field->type instanceof HoldsRows ? array( 'table' => $field->type->table( $field, new Value( array( $name => $value ) ) ) ) : array() );
			}
		}
		$answers = array( ...$answers, ...$this->leftOver( $submission, array_column( $answers, 'name' ) ) );
		return new StoredEntry(
			$id,
			array( 'id' => $form->formId, 'title' => $form->title, 'mailTo' => $form->settings->mailTo, 'post' => $form->postId ),
			array( 'values' => $submission->values, 'sourceUrl' => $submission->sourceUrl, 'language' => $submission->language, 'name' => $this->name( $submission ), 'userId' => $submission->userId, 'at' => $at ),
			$answers,
			$booked,
			$email
		);
	}

	/** What was typed into the first field for a name, its parts in their order. */
	private function name( CheckedSubmission $submission ): string {
		foreach ( $submission->form->fields as $field ) {
			if ( AnswerRole::Name === $field->type->role() ) {
				$texts = array_map( static fn ( string $name ): mixed => $submission->values[ $name ] ?? '', array_keys( $field->labels() ) );
				$parts = array_map( 'trim', array_filter( $texts, 'is_string' ) );
				return implode( ' ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
			}
		}
		return '';
	}

	/**
	 * What the form asked for when the entry was sent and no longer does.
	 *
	 * @param list<string> $shown
	 * @return list<array{name: string, type: string, label: string, value: string}>
	 */
	private function leftOver( CheckedSubmission $submission, array $shown ): array {
		$answers = array();
		foreach ( array_diff_key( $submission->values, array_flip( $shown ) ) as $name => $value ) {
			if ( '' !== $value && array() !== $value ) {
				$answers[] = array( 'name' => $name, 'type' => '', 'label' => $name, 'value' => implode( ', ', (array) $value ) );
			}
		}
		return $answers;
	}

	/** On the institute's clock, with the visitor's beside it where that shows something else. */
	private function time( BookedTime $time ): string {
		$words  = $this->words->span( $time->start, $time->end, $time->home );
		$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
		/* translators: 1: day, time and zone of the institute, 2: the same on the visitor's clock. */
		return '' === $beside ? $words : sprintf( __( '%1$s (for the visitor: %2$s)', 'vestibule' ), $words, $beside );
	}
}
