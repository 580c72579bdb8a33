<?php

declare(strict_types=1);

namespace Vestibule\Form\Kept;

use Closure;
use Vestibule\Form\View\Body;
use WP_Dependencies;

/**
 * Notes which styles and scripts are asked for while a form is printed, those included that the page had asked for
 * before.
 */
final class Handles {

	/**
	 * @param Closure(): Body $print
	 * @return array{Body, list<non-empty-string>, list<non-empty-string>} What it printed, styles, scripts.
	 */
	public function during( Closure $print ): array {
		$queues = array( wp_styles(), wp_scripts() );
		$before = array_map( static fn( WP_Dependencies $queue ): array => $queue->queue, $queues );
		array_map( $this->clear( ... ), $queues );
		$asked = array( array(), array() );
		try {
			$body  = $print();
			$asked = array_map( static fn( WP_Dependencies $queue ): array => Kept::handles( $queue->queue ), $queues );
		} finally {
			foreach ( $queues as $index => $queue ) {
				$queue->queue = array_values( array_unique( array( ...$before[ $index ], ...$queue->queue ) ) );
			}
		}
		return array( $body, $asked[0], $asked[1] );
	}

	private function clear( WP_Dependencies $queue ): void {
		$queue->queue = array();
	}
}
