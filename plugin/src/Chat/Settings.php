<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Shape;

/** The option vestibule_chat in the shape of its contract (specification 3.5), read once a request. */
final class Settings {

	public const OPTION = 'vestibule_chat';

	/** @var array<array-key, mixed>|null */
	private ?array $values = null;

	public function __construct( private readonly Schema $schema ) {}

	/** @return array<array-key, mixed> Every key of the contract. */
	public function all(): array {
		$this->values ??= $this->fit( get_option( self::OPTION ) );
		return $this->values;
	}

	/** @return array<array-key, mixed> What is sent or stored, with the default in place of each value that does not fit. */
	public function fit( mixed $stored ): array {
		$values = Shape::fit( $this->schema->read( 'chat' ), $stored );
		return is_array( $values ) ? $values : array();
	}

	/** After the option was changed in this request. */
	public function forget(): void {
		$this->values = null;
	}

	/** @param string $path Keys joined by a point, such as `options.styles.title`. */
	public function text( string $path ): string {
		$value = $this->at( $path );
		return is_string( $value ) ? $value : '';
	}

	public function number( string $path ): int {
		$value = $this->at( $path );
		return is_int( $value ) ? $value : 0;
	}

	/** Of a switch that is ON or OFF, or true or false. */
	public function isOn( string $path ): bool {
		return in_array( $this->at( $path ), array( 'ON', true ), true );
	}

	/** @return list<int> */
	public function ids( string $path ): array {
		$value = $this->at( $path );
		return array_values( array_filter( is_array( $value ) ? $value : array(), is_int( ... ) ) );
	}

	private function at( string $path ): mixed {
		$value = $this->all();
		foreach ( explode( '.', $path ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}
}
