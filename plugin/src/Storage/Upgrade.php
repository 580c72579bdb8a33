<?php

declare(strict_types=1);

namespace Vestibule\Storage;

/**
 * When the steps of the schema are run: at once where the version is behind, and after a step that failed not again for
 * a while.
 */
final class Upgrade {

	public function __construct( private readonly SchemaVersion $schema, private readonly Pause $pause ) {}

	/** Costs nothing where nothing is to be done: the version is autoloaded. */
	public function runWhenDue(): void {
		if ( $this->schema->isBehind() && $this->pause->isOver() ) {
			$this->run();
		}
	}

	/** @return bool Whether the tables are as the code needs them. */
	public function run(): bool {
		$fault = $this->schema->upgrade();
		if ( null === $fault ) {
			$this->pause->end();
			return true;
		}
		$this->pause->begin( $fault );
		return false;
	}

	/**
	 * Every step once more: a table that somebody dropped is behind no version. Steps may be run again and lose
	 * nothing.
	 */
	public function repair(): bool {
		if ( SchemaVersion::isAhead() ) {
			return false;
		}
		update_option( SchemaVersion::OPTION, 0, true );
		return $this->run();
	}

	/** @return array{done: int, steps: int, reason: string, id: string} How far it came, and why no further. */
	public function state(): array {
		$behind = $this->schema->isBehind();
		return array(
			'done'   => $this->schema->version(),
			'steps'  => $this->schema->steps(),
			'reason' => $behind ? $this->pause->reason() : '',
			'id'     => $behind ? $this->pause->id() : '',
		);
	}
}
