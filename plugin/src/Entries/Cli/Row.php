<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

/** An entry as commands print it: flat, in the order of its fields. */
final class Row {

	/**
	 * @param array<string, mixed> $entry Of the contract entries-row.
	 * @return array<string, mixed>
	 */
	public static function flatten( array $entry ): array {
		$form        = is_array( $entry['form'] ) ? $entry['form'] : array();
		$appointment = is_array( $entry['appointment'] ) ? $entry['appointment'] : array();
		return array(
			'id'                 => $entry['id'],
			'form'               => $form['id'] ?? 0,
			'status'             => $entry['status'],
			'created_at'         => $entry['createdAt'],
			'name'               => $entry['name'],
			'email'              => $entry['email'],
			'subject'            => $entry['subject'],
			'appointment'        => $appointment['start'] ?? '',
			'mail'               => $entry['mailStatus'],
			'form_title'         => $form['title'] ?? '',
			'appointment_status' => $appointment['status'] ?? '',
		);
	}

	/**
	 * @param array<string, mixed> $entry Of the contract entries-entry.
	 * @return array<string, mixed>
	 */
	public static function whole( array $entry ): array {
		$answers = array();
		foreach ( is_array( $entry['fields'] ) ? $entry['fields'] : array() as $field ) {
			if ( is_array( $field ) && is_string( $field['label'] ?? null ) && is_array( $field['values'] ?? null ) ) {
				$answers[ $field['label'] ] = implode( ', ', array_filter( $field['values'], is_string( ... ) ) );
			}
		}
		return self::flatten( $entry ) + array( 'source_url' => $entry['sourceUrl'], 'user' => $entry['user'], 'mail_error' => $entry['mailError'], 'answers' => $answers );
	}
}
