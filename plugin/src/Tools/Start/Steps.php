<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Closure;
use Vestibule\Kernel\Screen\AdminScreen;

/** The steps of the screen, each known by the feature that it sets up. */
final class Steps {

	/** @return array<string, mixed> As the contract start has it. */
	public function all(): array {
		$screen = array(
			'entriesUrl' => admin_url( 'admin.php?page=' . AdminScreen::MENU ),
			'formats'    => ( new DateFormats() )->offer(),
		);
		return $screen + array_map( static fn ( Closure $step ): array => $step(), $this->steps() );
	}

	/** Whether no step was done; asks only until one was. */
	public function areUntouched(): bool {
		foreach ( $this->steps() as $step ) {
			if ( true === ( $step()['isDone'] ?? false ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return array<string, Closure(): array<string, mixed>> */
	private function steps(): array {
		/**
		 * Filters what the screen "Get started" knows of its steps.
		 *
		 * @param array<string, Closure(): array<string, mixed>> $steps By name; each answers `isDone` and what its part
		 * of the screen shows.
		 */
		$steps = apply_filters( 'vestibule/start', array() );
		/** @var array<string, Closure(): array<string, mixed>> $closures */
		$closures = array_filter( is_array( $steps ) ? $steps : array(), static fn ( mixed $step ): bool => $step instanceof Closure );
		return $closures;
	}
}
