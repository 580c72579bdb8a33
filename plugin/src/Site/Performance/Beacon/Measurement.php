<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

/** Measurement of a page in one window size: a row of the table. */
final class Measurement {

	/** @param list<Report> $found Reports so far. Once the result is known, only the result. */
	public function __construct(
		public readonly State $state,
		public readonly int $reports,
		public readonly array $found,
		public readonly string $url = '',
		public readonly int $postId = 0,
		public readonly string $changedAt = '',
	) {}

	/** @param array<string, string|null> $row */
	public static function fromRow( array $row ): self {
		$found = json_decode( (string) ( $row['found'] ?? '' ), true );
		return new self(
			State::tryFrom( (string) ( $row['state'] ?? '' ) ) ?? State::Measuring,
			(int) ( $row['reports'] ?? 0 ),
			array_map( Report::fromStored( ... ), array_values( is_array( $found ) ? $found : array() ) ),
			(string) ( $row['url'] ?? '' ),
			(int) ( $row['post_id'] ?? 0 ),
			(string) ( $row['changed_at'] ?? '' ),
		);
	}

	/** Returns the measurement after one more report. Null counts as a report, but without an image. */
	public function with( ?Report $report ): self {
		if ( State::Measuring !== $this->state ) {
			return $this;
		}
		$found   = null === $report ? $this->found : array( ...$this->found, $report );
		$reports = $this->reports + 1;
		$truth   = Report::agreed( $found );
		return match ( true ) {
			null !== $truth               => new self(
				State::Known,
				$reports,
				array( $truth ),
				$this->url,
				$this->postId
			),
			$reports >= Report::MAX_COUNT => new self( State::Unsettled, $reports, array(), $this->url, $this->postId ),
			default                       => new self( State::Measuring, $reports, $found, $this->url, $this->postId ),
		};
	}

	public function truth(): ?Report {
		return State::Known === $this->state ? $this->found[0] ?? null : null;
	}
}
