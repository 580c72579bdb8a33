<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Contracts\Formats;
use Vestibule\Contracts\Values;

/** One address that is told of each entry of a form (contract form-webhooks.schema.json). */
final class Webhook {

	public readonly string $id;
	public readonly string $name;
	public readonly bool $isEnabled;
	public readonly string $url;

	/** @var list<string>|null Posted names of the answers that are sent; null sends all. */
	public readonly ?array $names;

	/** @var array<string, string> */
	public readonly array $headers;

	/** @var array<array-key, mixed> */
	public readonly array $conditions;

	/** @param array<array-key, mixed> $stored That fits the contract; what is missing has its default. */
	public function __construct( array $stored ) {
		$values           = new Values( $stored );
		$names            = is_array( $stored['names'] ?? null ) ? $stored['names'] : array();
		$this->id         = $values->string( 'id' );
		$this->name       = $values->string( 'name' );
		$this->isEnabled  = $values->isOn( 'enabled' ) || ! isset( $stored['enabled'] );
		$this->url        = '' === Formats::fault( 'webhook', $values->string( 'url' ) ) ? trim( $values->string( 'url' ) ) : '';
		$this->names      = 'chosen' === $values->string( 'fields' ) ? array_values( array_filter( $names, is_string( ... ) ) ) : null;
		$this->headers    = self::headers( $stored['headers'] ?? null );
		$this->conditions = is_array( $stored['conditions'] ?? null ) ? $stored['conditions'] : array();
	}

	/** For lists and logs: an address may hold a key of its receiver, its host does not. */
	public function host(): string {
		return (string) wp_parse_url( $this->url, PHP_URL_HOST );
	}

	/** Whether a posted name is sent; of a field with parts, its own name stands for all of them. */
	public function sends( string $name ): bool {
		return null === $this->names || in_array( $name, $this->names, true ) || in_array( (string) strstr( $name, '[', true ), $this->names, true );
	}

	/** @return array<string, string> */
	private static function headers( mixed $stored ): array {
		$headers = array();
		foreach ( is_array( $stored ) ? $stored : array() as $one ) {
			$values = new Values( is_array( $one ) ? $one : array() );
			$name   = $values->string( 'name' );
			$value  = trim( $values->string( 'value' ) );
			if ( '' !== $name && '' !== $value && '' === Formats::fault( 'header-name', $name ) && '' === Formats::fault( 'header-value', $value ) ) {
				$headers[ $name ] = $value;
			}
		}
		return $headers;
	}
}
