<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Contract\FormWebhooks\Webhook as Settings;
use Vestibule\Kernel\Schema\Formats;

/** Webhook of a form, which sends each entry to an endpoint (see the contract `form-webhooks`). */
final class Webhook {

	public readonly string $id;
	public readonly string $name;
	public readonly bool $isEnabled;
	public readonly string $url;

	/** @var list<string>|null Input names of the answers to send. Null means all answers. */
	public readonly ?array $names;

	/** @var array<string, string> */
	public readonly array $headers;

	/** @var array<array-key, mixed> */
	public readonly array $conditions;

	public function __construct( Settings $settings ) {
		$this->id         = $settings->id;
		$this->name       = $settings->name;
		$this->isEnabled  = $settings->enabled;
		$this->url        = '' === Formats::fault( 'webhook', $settings->url ) ? trim( $settings->url ) : '';
		$this->names      = 'chosen' === $settings->fields ? $settings->names : null;
		$this->headers    = self::headers( $settings->headers );
		$this->conditions = $settings->conditions;
	}

	/** Returns the hostname for lists and logs. They don't show the whole URL, because it can contain a secret key. */
	public function host(): string {
		return (string) wp_parse_url( $this->url, PHP_URL_HOST );
	}

	/** Checks whether an answer is sent. The name of a field with parts stands for all of them. */
	public function sends( string $name ): bool {
		return null === $this->names
			|| in_array( $name, $this->names, true )
			|| in_array( (string) strstr( $name, '[', true ), $this->names, true );
	}

	/**
	 * @param list<array{name: string, value: string}> $stored
	 * @return array<string, string> Valid headers by name.
	 */
	private static function headers( array $stored ): array {
		$headers = array();
		foreach ( $stored as $header ) {
			$name  = $header['name'];
			$value = trim( $header['value'] );
			if (
				'' !== $name
					&& '' !== $value
					&& '' === Formats::fault( 'header-name', $name )
					&& '' === Formats::fault( 'header-value', $value )
			) {
				$headers[ $name ] = $value;
			}
		}
		return $headers;
	}
}
