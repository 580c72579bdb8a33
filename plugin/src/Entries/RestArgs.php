<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\ContractArgs;
use Vestibule\Contracts\Schema;

/** The routes' arguments and schemas out of the contracts. */
final class RestArgs {

	public function __construct( private readonly Schema $schema ) {}

	/** @return array<string, array<string, mixed>> */
	public function query(): array {
		return $this->fromContract( 'entries-query', null );
	}

	/**
	 * Of a write route.
	 *
	 * @param list<string> $names Such as `status`.
	 * @return array<string, array<string, mixed>>
	 */
	public function change( array $names ): array {
		return $this->fromContract( 'entries-change', $names );
	}

	/** @return array<string, array<string, mixed>> What can be changed about one entry. */
	public function update(): array {
		return $this->fromContract( 'entry-update', null );
	}

	/** @return array<string, mixed> */
	public function schema( string $name ): array {
		return $this->schema->read( $name );
	}

	/**
	 * @param list<string>|null $only
	 * @return array<string, array<string, mixed>>
	 */
	private function fromContract( string $contract, ?array $only ): array {
		return ContractArgs::of( $this->schema->read( $contract ), $only );
	}
}
