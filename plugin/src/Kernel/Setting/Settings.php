<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Closure;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Schema\TypedValues;

/**
 * An option in the shape of its contract, read once a request; the default stands in place of whatever does not fit.
 *
 * @template-covariant T of TypedValues
 */
class Settings {

	/** @var T|null */
	private ?TypedValues $values = null;

	/** What the values were read from. */
	private mixed $stored = null;

	/**
	 * @param class-string<T>              $type
	 * @param Closure(string): string|null $words Translates the contract's own texts, where it has some.
	 * @param Closure(): array<string, mixed>|null $ofSite Defaults that depend on the site, by key of the contract.
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

	/** @return T Judged once for what is stored, which may change within a request. */
	public function values(): TypedValues {
		$stored = get_option( $this->option );
		if ( null === $this->values || $stored !== $this->stored ) {
			$this->values = $this->valuesOf( $stored );
			$this->stored = $stored;
		}
		return $this->values;
	}

	/**
	 * @return T What is stored, or would be. Where nothing was ever saved, as on most sites, there is nothing to judge on
	 * each page; a new site has an empty option, so that no page asks the database for it (Kernel\Database\SchemaVersion).
	 */
	public function valuesOf( mixed $stored ): TypedValues {
		if ( null !== $this->words ) {
			return $this->type::from( $this->translated( $this->words, $this->whole( $stored ) ) );
		}
		return $this->type::from( self::isNothing( $stored ) ? array() : $this->fit( $stored ) );
	}

	/** @return array<array-key, mixed> Every key of the contract, in its own words. */
	public function all(): array {
		return $this->whole( get_option( $this->option ) );
	}

	/**
	 * @return array<array-key, mixed> What is sent or stored, with the default in place of each value that does not
	 * fit.
	 */
	public function fit( mixed $stored ): array {
		$of_site = null === $this->ofSite ? array() : ( $this->ofSite )();
		return $this->schema->fit( $this->contract(), is_array( $stored ) ? $stored + $of_site : ( array() === $of_site ? $stored : $of_site ) );
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
