<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/** A request as the calls see it, unslashed. It is filled by RequestReader. */
final class Request {

	/** In bytes, as the sender says; 0 when it does not. Of a body with files that of its texts. */
	public readonly int $length;

	/** @var array<array-key, list<PostedFile>> By name. */
	private array $files = array();

	/**
	 * @param array<array-key, mixed> $query
	 * @param array<array-key, mixed> $body
	 * @param array<string, string>   $headers By lower-case name.
	 * @param bool                    $proxied Whether a proxy that the owner trusts handed it on, so that its headers
	 * count.
	 */
	public function __construct(
		public readonly string $method,
		private readonly array $query,
		private readonly array $body,
		private readonly array $headers,
		public readonly string $address,
		public readonly bool $proxied = false,
	) {
		$this->length = max( 0, (int) $this->header( 'content-length' ) );
	}

	/** @return list<PostedFile> */
	public function files( ?string $name = null ): array {
		return null === $name ? array_merge( ...array_values( $this->files ) ) : ( $this->files[ $name ] ?? array() );
	}

	/** @param array<array-key, mixed> $values In place of those of the same names. */
	public function with( array $values ): self {
		return ( new self( $this->method, $this->query, $values + $this->body, $this->headers, $this->address, $this->proxied ) )->withFiles( $this->files );
	}

	/** @param array<array-key, list<PostedFile>> $files By name. */
	public function withFiles( array $files ): self {
		if ( array() === $files ) {
			return $this;
		}
		$length         = array( 'content-length' => (string) strlen( http_build_query( $this->body ) ) );
		$request        = new self( $this->method, $this->query, $this->body, $length + $this->headers, $this->address, $this->proxied );
		$request->files = $files;
		return $request;
	}

	/** @param string|null $key What stands in brackets behind the name. */
	public function query( string $name, ?string $key = null ): ?string {
		$value = $this->query[ $name ] ?? null;
		return self::stringOrNull( null === $key ? $value : ( is_array( $value ) ? $value[ $key ] ?? null : null ) );
	}

	/** The text under this name, or null when it is missing, no text, or not valid UTF-8. */
	public function body( string $name ): ?string {
		return self::stringOrNull( $this->body[ $name ] ?? null );
	}

	public function has( string $name ): bool {
		return array_key_exists( $name, $this->body );
	}

	/** @return array<array-key, mixed> The whole body, for a form posted without scripts. */
	public function all(): array {
		return $this->body;
	}

	public function header( string $name ): string {
		return $this->headers[ strtolower( $name ) ] ?? '';
	}

	private static function stringOrNull( mixed $value ): ?string {
		return is_string( $value ) && mb_check_encoding( $value, 'UTF-8' ) ? $value : null;
	}
}
