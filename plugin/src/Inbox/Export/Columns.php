<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

/** Columns of an export file: properties of entries (such as their status) and answers to questions. */
final class Columns {

	/** Keys of all properties of an entry. */
	public const FACTS = array(
		...array(
			'id', 'form', 'form_title', 'status', 'created_at', 'name', 'email', 'subject', 'appointment',
			'appointment_status', 'mail', 'source_url',
		),
		...array( 'user', 'language', 'starred', ...self::CONFIRMATION ),
	);

	/** Keys of the proof of an email confirmation: confirmed text, time and method. */
	public const CONFIRMATION = array( 'confirmation', 'confirmed_at', 'confirmed_by' );

	/** Keys of the properties that an export contains by default. */
	public const USUAL = array(
		'id', 'form', 'form_title', 'status', 'created_at', 'appointment', 'appointment_status', 'mail', 'source_url',
	);

	/**
	 * Key of the column for all answers to questions without a separate column, such as those of an older version of
	 * the form.
	 */
	public const OTHER = 'other';

	private const ANSWER = 'answer:';

	/**
	 * @param list<string> $facts
	 * @param list<string> $questions
	 */
	public function __construct(
		public readonly array $facts,
		public readonly array $questions,
		public readonly bool $has_other = false
	) {}

	/**
	 * @param list<string> $keys Keys of properties, `other`, or `answer:` followed by a question. Unknown keys are
	 * ignored.
	 */
	public static function fromKeys( array $keys ): self {
		$questions = array();
		foreach ( $keys as $key ) {
			if ( str_starts_with( $key, self::ANSWER ) ) {
				$questions[] = substr( $key, strlen( self::ANSWER ) );
			}
		}
		return new self(
			array_values( array_intersect( self::FACTS, $keys ) ),
			array_values( array_unique( $questions ) ),
			in_array( self::OTHER, $keys, true )
		);
	}

	/**
	 * @param array<string, mixed> $entry Entry that matches the contract entries-row or entries-entry.
	 * @param list<string>         $keys
	 * @return array<string, bool|int|string> Properties of the entry by key. Nested values are flattened.
	 */
	public static function facts( array $entry, array $keys ): array {
		$form        = is_array( $entry['form'] ) ? $entry['form'] : array();
		$appointment = is_array( $entry['appointment'] ) ? $entry['appointment'] : array();
		$confirmed   = is_array( $entry['optIn'] ?? null ) ? $entry['optIn'] : array();
		$all         = array(
			'form'               => $form['id'] ?? 0,
			'form_title'         => $form['title'] ?? '',
			'created_at'         => $entry['createdAt'],
			'appointment'        => $appointment['start'] ?? '',
			'appointment_status' => $appointment['status'] ?? '',
			'mail'               => $entry['mailStatus'],
			'source_url'         => $entry['sourceUrl'] ?? '',
			'confirmation'       => $confirmed['what'] ?? '',
			'confirmed_at'       => $confirmed['confirmedAt'] ?? '',
			'confirmed_by'       => $confirmed['by'] ?? '',
		) + $entry;
		$facts = array();
		foreach ( $keys as $key ) {
			$fact          = $all[ $key ] ?? '';
			$facts[ $key ] = is_bool( $fact ) || is_int( $fact ) || is_string( $fact ) ? $fact : '';
		}
		return $facts;
	}

	/** @return list<string> */
	public function headings(): array {
		return array(
			...$this->facts,
			...$this->questions,
			...( $this->has_other ? array( __( 'Other answers', 'vestibule' ) ) : array() ),
		);
	}

	/**
	 * @param list<array{heading: string, text: string}> $answers
	 * @return array<string, string> Answers by question, in the order of the columns.
	 */
	public function answers( array $answers ): array {
		$given = self::byQuestion( $answers );
		$cells = array();
		foreach ( $this->questions as $question ) {
			$cells[ $question ] = $given[ $question ] ?? '';
		}
		if ( $this->has_other ) {
			$rest = array_diff_key( $given, $cells );
			$cells[ __( 'Other answers', 'vestibule' ) ] = implode(
				"\n",
				array_map(
					static fn ( string $question, string $text ): string => "{$question}: {$text}",
					array_map( strval( ... ), array_keys( $rest ) ),
					$rest
				)
			);
		}
		return $cells;
	}

	/**
	 * Returns the answers by question. If fields of a form have the same label, the repeated labels get a number.
	 *
	 * @param list<array{heading: string, text: string}> $answers
	 * @return array<string, string>
	 */
	public static function byQuestion( array $answers ): array {
		$given = array();
		foreach ( $answers as $answer ) {
			$question = $answer['heading'];
			for ( $number = 2; isset( $given[ $question ] ); $number++ ) {
				$question = "{$answer['heading']} ({$number})";
			}
			$given[ $question ] = $answer['text'];
		}
		return $given;
	}
}
