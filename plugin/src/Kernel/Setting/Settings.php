<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Closure;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Schema\TypedValues;

/**
 * Option whose value follows its contract. Invalid values are replaced by their defaults.
 *
 * @template-covariant T of TypedValues
 */
class Settings {

	/** @var T|null */
	private ?TypedValues $values = null;

	/** Raw option from which the values were read. */
	private mixed $stored = null;

	/**
	 * @param class-string<T>              $type
	 * @param Closure(string): string|null $words Translates default strings of the contract. Null if it has none.
	 * @param Closure(): array<string, mixed>|null $ofSite Returns defaults that depend on the site, by key of the
	 * contract.
	 */
	public function __construct(
		private readonly Schema $schema,
		public readonly string $option,
		private readonly string $type,
		private readonly ?Closure $words = null,
		private readonly ?Closure $ofSite = null,
	) {}

	public function contract(): string {
		return $this->type::CONTRACT;
	}

	/** @return T Values of the option. They are validated again only if the option changes during the request. */
	public function values(): TypedValues {
		$stored = get_option( $this->option );
		if ( null === $this->values || $stored !== $this->stored ) {
			$this->values = $this->valuesOf( $stored );
			$this->stored = $stored;
		}
		return $this->values;
	}

	/**
	 * Returns the values of a raw option. An empty option needs no validation. It exists on new sites, because every
	 * page would have to query the database for a missing option (Kernel\Database\SchemaVersion).
	 *
	 * @return T
	 */
	public function valuesOf( mixed $stored ): TypedValues {
		if ( null !== $this->words ) {
			return $this->type::from( $this->translated( $this->words, $this->whole( $stored ) ) );
		}
		return $this->type::from( self::isNothing( $stored ) ? array() : $this->fit( $stored ) );
	}

	/** @return array<array-key, mixed> Values for all keys of the contract, without translation. */
	public function all(): array {
		return $this->whole( get_option( $this->option ) );
	}

	/** @return array<array-key, mixed> Sent or stored values. Invalid values are replaced by their defaults. */
	public function fit( mixed $stored ): array {
		$of_site = null === $this->ofSite ? array() : ( $this->ofSite )();
		return $this->schema->fit(
			$this->contract(),
			is_array( $stored ) ? $stored + $of_site : ( array() === $of_site ? $stored : $of_site )
		);
	}

	private static function isNothing( mixed $stored ): bool {
		return false === $stored || array() === $stored;
	}

	/** @return array<array-key, mixed> */
	private function whole( mixed $stored ): array {
		$is_default = self::isNothing( $stored ) && null === $this->ofSite;
		return $is_default ? $this->schema->defaults( $this->contract() ) : $this->fit( $stored );
	}

	/**
	 * @param Closure(string): string $words
	 * @param array<array-key, mixed> $values
	 * @return array<array-key, mixed>
	 */
	private function translated( Closure $words, array $values ): array {
		array_walk_recursive(
			$values,
			static function ( mixed &$value ) use ( $words ): void {
				$value = is_string( $value ) ? $words( $value ) : $value;
			}
		);
		return $values;
	}
}
