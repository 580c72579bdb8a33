<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Closure;

/** WP-CLI command `wp vestibule demo [create|remove]`. */
final class Command {

	/** Help and arguments of the command, for WP_CLI::add_command(). */
	public const ABOUT = array(
		'shortdesc' => 'Adds the demo site, the pages of an invented institute, or removes it.',
		'synopsis'  => array(
			array(
				'type'        => 'positional',
				'name'        => 'what',
				'description' =>
					'`create` can be repeated without duplicates. `remove` keeps content that was edited, and lists it.',
				'optional'    => true,
				'default'     => 'create',
				'options'     => array( 'create', 'remove' ),
			),
		),
	);

	/**
	 * @param Closure(string): mixed                            $say      Prints a line.
	 * @param Closure(string, int): \WP_CLI\Utils\Progress|null $progress Creates a progress bar.
	 */
	public function __construct(
		private readonly Demo $demo,
		private readonly Closure $say,
		private readonly ?Closure $progress = null
	) {}

	/** @param list<string> $words */
	public function __invoke( array $words = array() ): void {
		'remove' === ( $words[0] ?? 'create' ) ? $this->remove() : $this->create();
	}

	private function create(): void {
		$steps = $this->demo->steps();
		$bar   = null === $this->progress ? null : ( $this->progress )( 'Creating the demo site', count( $steps ) );
		foreach ( $steps as $step ) {
			$this->demo->seed( $step );
			$bar?->tick();
		}
		$bar?->finish();
		( $this->say )( sprintf( 'The demo site is ready: %s', home_url( '/' ) ) );
	}

	private function remove(): void {
		$kept = $this->demo->removal()->run();
		( $this->say )( 'The demo site was removed.' );
		foreach ( $kept as $one ) {
			( $this->say )( sprintf( 'Kept: %s (%d). %s', $one->title, $one->id, $one->reason->describe() ) );
		}
	}
}
