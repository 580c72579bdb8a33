<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/** HTTP request for an AJAX action. Its values are unslashed. RequestReader creates it. */
final class Request {

	/** Content-Length in bytes; 0 if it is missing. For a request with files, only the length of the other fields. */
	public readonly int $length;

	/** @var array<array-key, list<PostedFile>> Files by input name. */
	private array $files = array();

	/**
	 * @param array<array-key, mixed> $query
	 * @param array<array-key, mixed> $body
	 * @param array<string, string>   $headers Headers by lower-case name.
	 * @param bool                    $proxied Whether a trusted proxy has forwarded the request, so that its headers
	 * are reliable.
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

	/** @param array<array-key, mixed> $values Values by name, which replace the values in the body. */
	public function with( array $values ): self {
		return (
			new self(
				$this->method,
				$this->query,
				$values + $this->body,
				$this->headers,
				$this->address,
				$this->proxied
			)
		)->withFiles( $this->files );
	}

	/** @param array<array-key, list<PostedFile>> $files Files by input name. */
	public function withFiles( array $files ): self {
		if ( array() === $files ) {
			return $this;
		}
		$length         = array( 'content-length' => (string) strlen( http_build_query( $this->body ) ) );
		$request        = new self(
			$this->method,
			$this->query,
			$this->body,
			$length + $this->headers,
			$this->address,
			$this->proxied
		);
		$request->files = $files;
		return $request;
	}

	/** @param string|null $key Key in brackets after the name, as in `name[key]`; null for none. */
	public function query( string $name, ?string $key = null ): ?string {
		$value = $this->query[ $name ] ?? null;
		return self::stringOrNull( null === $key ? $value : ( is_array( $value ) ? $value[ $key ] ?? null : null ) );
	}

	/** Returns a string from the request body. Null if it is missing, not a string, or not valid UTF-8. */
	public function body( string $name ): ?string {
		return self::stringOrNull( $this->body[ $name ] ?? null );
	}

	public function has( string $name ): bool {
		return array_key_exists( $name, $this->body );
	}

	/** @return array<array-key, mixed> All fields, for a form that was submitted without JavaScript. */
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
