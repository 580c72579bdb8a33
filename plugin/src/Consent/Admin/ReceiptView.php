<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Consent\Category;
use Vestibule\Kernel\Time\TimeWords;

/** A receipt's row as the institute reads it: in a list, and as a line of a file. */
final class ReceiptView {

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed> In the shape of the contract consent-receipt.
	 */
	public function shown( array $row ): array {
		$time   = $this->time( $row );
		$labels = Category::labels();
		return array(
			'id'            => (string) ( $row['id'] ?? '' ),
			'createdAt'     => $time->format( DATE_RFC3339 ),
			'when'          => ( new TimeWords() )->short( $time, wp_timezone_string() ),
			'choice'        => (string) ( $row['choice'] ?? '' ),
			'categories'    => array_map( static fn ( string $name ): string => $labels[ $name ] ?? $name, $this->categories( $row ) ),
			'policyVersion' => (int) ( $row['policy_version'] ?? 0 ),
		);
	}

	/** @return list<string> What the columns of a file are called. */
	public function headings(): array {
		return array( __( 'Receipt', 'vestibule' ), __( 'Time (UTC)', 'vestibule' ), __( 'Choice', 'vestibule' ), __( 'Kinds of cookies', 'vestibule' ), __( 'Policy version', 'vestibule' ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string> Names stay as they are stored, so that a file can be read by a program in any language.
	 */
	public function line( array $row ): array {
		return array(
			(string) ( $row['id'] ?? '' ),
			$this->time( $row )->format( 'Y-m-d H:i:s' ),
			(string) ( $row['choice'] ?? '' ),
			implode( ' ', $this->categories( $row ) ),
			(string) ( $row['policy_version'] ?? '' ),
		);
	}

	/** @param array<string, string|null> $row */
	private function time( array $row ): DateTimeImmutable {
		return new DateTimeImmutable( (string) ( $row['created_at'] ?? 'now' ), new DateTimeZone( 'UTC' ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string>
	 */
	private function categories( array $row ): array {
		return array_values( array_filter( explode( ' ', (string) ( $row['categories'] ?? '' ) ) ) );
	}
}
