<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Contracts\StoredValues;
use Vestibule\Form\FormLabels;
use Vestibule\Storage\Database;

/**
 * Who has booked, as the entries of bookings say: one query for a page of them. Every value is what a visitor typed.
 *
 * @phpstan-type Visitor array{form: int, name: string, email: string, phone: string}
 */
final class Visitors {

	/** How the names of fields begin whose form is gone. */
	private const BEGINNINGS = array( 'names' => 'name', 'email' => 'email', 'phone' => 'phone' );

	/** @var array<int, array<string, string>> What fields stand for, by form and posted name; empty for nothing of these. */
	private array $known = array();

	public function __construct(
		private readonly FormLabels $labels,
		private readonly Database $database,
	) {}

	/**
	 * @param list<int> $entries
	 * @return array<int, Visitor> By entry.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function ofEntries( array $entries ): array {
		if ( array() === $entries ) {
			return array();
		}
		$visitors = array();
		foreach ( $this->database->rows( 'SELECT id, form_id, data FROM {submissions} WHERE id IN (%d)', $entries ) as $row ) {
			$visitors[ (int) $row['id'] ] = $this->visitor( (int) $row['form_id'], StoredValues::read( (string) $row['data'] ) );
		}
		return $visitors;
	}

	/**
	 * @param array<string, string|list<string>> $data
	 * @return Visitor
	 */
	private function visitor( int $form, array $data ): array {
		$found  = array( 'name' => array(), 'email' => array(), 'phone' => array() );
		$fields = $this->known[ $form ] ??= $this->fields( $form );
		$gone   = array_diff_key( $data, $fields );
		foreach ( $fields + array_combine( array_keys( $gone ), array_map( self::byName( ... ), array_map( strval( ... ), array_keys( $gone ) ) ) ) as $name => $kind ) {
			if ( '' !== $kind ) {
				array_push( $found[ $kind ], ...array_filter( (array) ( $data[ $name ] ?? '' ), static fn ( string $text ): bool => '' !== trim( $text ) ) );
			}
		}
		return array( 'form' => $form, 'name' => implode( ' ', $found['name'] ), 'email' => $found['email'][0] ?? '', 'phone' => $found['phone'][0] ?? '' );
	}

	/** @return array<string, string> In the form's order. */
	private function fields( int $form ): array {
		$fields = array();
		foreach ( $this->labels->answers( $form, array() ) as $answer ) {
			$fields[ $answer['name'] ] = match ( true ) {
				AnswerRole::Name === $answer['role']  => 'name',
				AnswerRole::Email === $answer['role'] => 'email',
				'phone' === $answer['type']           => 'phone',
				default                               => '',
			};
		}
		return $fields;
	}

	private static function byName( string $name ): string {
		foreach ( self::BEGINNINGS as $beginning => $kind ) {
			if ( str_starts_with( $name, $beginning ) ) {
				return $kind;
			}
		}
		return '';
	}
}
