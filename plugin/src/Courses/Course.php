<?php

declare(strict_types=1);

namespace Vestibule\Courses;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contract\Course as Settings;
use Vestibule\Courses\Schedule\Session;

/** Published course with its dates. */
final class Course {

	/** @param list<Session> $sessions Ordered by start, including canceled ones. */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly Settings $settings,
		public readonly DateTimeZone $zone,
		public readonly array $sessions,
	) {}

	/** @return list<Session> Dates that take place. */
	public function planned(): array {
		return array_values(
			array_filter( $this->sessions, static fn ( Session $session ): bool => ! $session->isCanceled )
		);
	}

	/** @return list<Session> Dates that take place and have not started. */
	public function upcoming( DateTimeImmutable $now ): array {
		return array_values(
			array_filter( $this->planned(), static fn ( Session $session ): bool => $session->start > $now )
		);
	}

	public function session( string $key ): ?Session {
		foreach ( $this->sessions as $session ) {
			if ( $session->key === $key ) {
				return $session;
			}
		}
		return null;
	}

	public function locationOf( Session $session ): string {
		return '' === $session->location ? $this->settings->location : $session->location;
	}

	/** Checks whether the first date that takes place has started. */
	public function hasBegun( DateTimeImmutable $now ): bool {
		$first = $this->planned()[0] ?? null;
		return null !== $first && $first->start <= $now;
	}
}
