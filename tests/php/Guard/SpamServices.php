<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

/**
 * Fake external services on this machine (tests/support/spam-services.mjs), which the site is configured to use. They
 * stop with the object.
 */
final class SpamServices {

	public const SITE_KEY = 'a-site-key';
	public const SECRET   = 'a-secret-key';

	public readonly string $address;

	/** @var resource */
	private $process;

	/** @var array<int, resource> */
	private array $pipes;

	public function __construct() {
		// Errors go to the STDERR of this process, because passing PHP's own STDERR would rewind its file.
		$process = proc_open( array( 'node', dirname( __DIR__, 2 ) . '/support/spam-services.mjs' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_proc_open -- A server for a test.
		assert( is_resource( $process ) );
		$this->process = $process;
		$this->pipes   = $pipes;
		$this->address = trim( (string) fgets( $pipes[1] ) );
	}

	public function __destruct() {
		array_map( fclose( ... ), $this->pipes );
		proc_terminate( $this->process );
		proc_close( $this->process );
	}

	/** Redirects requests to the local services. WordPress would reject their local URLs. */
	public function connect(): void {
		add_filter( 'vestibule/captcha_verify_url', fn ( string $url, string $service ): string => "{$this->address}/{$service}/siteverify", 10, 2 );
		add_filter( 'http_request_host_is_external', static fn ( bool $is, string $host ): bool => $is || '127.0.0.1' === $host, 10, 2 );
		add_filter( 'http_allowed_safe_ports', fn ( array $ports ): array => array( ...$ports, wp_parse_url( $this->address, PHP_URL_PORT ) ) );
	}

	/** Captcha response as the service returns it to a visitor of this site. */
	public function response( string $service, string $more = '' ): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return (string) file_get_contents( "{$this->address}/{$service}/mint?" . http_build_query( wp_parse_args( $more, array( 'hostname' => $host, 'action' => 'form_4' ) ) ) );
	}

	/** @param 'up'|'slow'|'broken'|'garbage' $mode */
	public function become( string $service, string $mode ): void {
		file_get_contents( "{$this->address}/{$service}/mode?is={$mode}" );
	}

	/**
	 * @return list<array{path: string, form: array<string, string>, agent: string}>
	 * @phpstan-impure
	 */
	public function asked( string $service ): array {
		/** @var list<array{path: string, form: array<string, string>, agent: string}> $asked */
		$asked = json_decode( (string) file_get_contents( "{$this->address}/{$service}/asked" ), true );
		return array_values( array_filter( $asked, static fn ( array $one ): bool => ! str_ends_with( $one['path'], '/mint' ) && ! str_ends_with( $one['path'], '/mode' ) ) );
	}
}
