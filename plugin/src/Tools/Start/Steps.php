<?php

declare(strict_types=1);

namespace Vestibule\Tools\Start;

use Closure;
use Vestibule\Kernel\Screen\AdminScreen;

/** Steps of the "Get started" screen. Each feature adds its own step. */
final class Steps {

	/** @return array<string, mixed> Data that matches the contract `start`. */
	public function all(): array {
		$screen = array(
			'entriesUrl' => admin_url( 'admin.php?page=' . AdminScreen::MENU ),
			'formats'    => ( new DateFormats() )->offer(),
		);
		return $screen + array_map( static fn ( Closure $step ): array => $step(), $this->steps() );
	}

	/** Checks whether all steps are still open. Stops at the first completed step. */
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
		 * Filters the steps of the "Get started" screen.
		 *
		 * @param array<string, Closure(): array<string, mixed>> $steps Functions by name of the step. Each function
		 * returns the data of its step, with `isDone`.
		 */
		$steps = apply_filters( 'vestibule/start', array() );
		/** @var array<string, Closure(): array<string, mixed>> $closures */
		$closures = array_filter(
			is_array( $steps ) ? $steps : array(),
			static fn ( mixed $step ): bool => $step instanceof Closure
		);
		return $closures;
	}
}
