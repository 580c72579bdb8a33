<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use Closure;

/**
 * An option in the shape of its contract, read once a request; the default stands in place of whatever does not fit.
 */
final class Settings {

	/** @var array<array-key, mixed>|null */
	private ?array $values = null;

	/** @param Closure(string): string|null $words Translates the contract's own texts, where it has some. */
	public function __construct(
		private readonly Schema $schema,
		public readonly string $contract,
		public readonly string $option,
		private readonly ?Closure $words = null,
	) {}

	/** @return array<array-key, mixed> Every key of the contract. */
	public function all(): array {
		$this->values ??= $this->read();
		return $this->values;
	}

	/**
	 * @return array<array-key, mixed> Where nothing was ever saved, as on most sites, there is nothing to judge on each
	 * page; a new site has an empty option, so that no page asks the database for it (Storage\SchemaVersion).
	 */
	private function read(): array {
		$stored = get_option( $this->option );
		return false === $stored || array() === $stored ? $this->schema->defaults( $this->contract ) : $this->fit( $stored );
	}

	/**
	 * @return array<array-key, mixed> What is sent or stored, with the default in place of each value that does not
	 * fit.
	 */
	public function fit( mixed $stored ): array {
		return $this->schema->fit( $this->contract, $stored );
	}

	/** The same option with other values, which are stored nowhere. */
	public function with( mixed $values ): self {
		$other         = clone $this;
		$other->values = $this->fit( $values );
		return $other;
	}

	/** After the option was changed in this request. */
	public function forget(): void {
		$this->values = null;
	}

	/** @param string $path Keys joined by a point, such as `options.styles.title`. */
	public function string( string $path ): string {
		$text = $this->values()->string( $path );
		return null === $this->words ? $text : ( $this->words )( $text );
	}

	public function number( string $path ): int {
		return $this->values()->number( $path );
	}

	public function isOn( string $path ): bool {
		return $this->values()->isOn( $path );
	}

	/** @return list<int> */
	public function ids( string $path ): array {
		return $this->values()->ids( $path );
	}

	private function values(): Values {
		return new Values( $this->all() );
	}
}
