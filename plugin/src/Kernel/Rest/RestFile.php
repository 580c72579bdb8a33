<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Rest;

use Closure;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST response with a file that is sent while it is created. Because the content belongs to the response object,
 * serve() can identify file responses. Route and status are not sufficient to identify them, because errors in an
 * envelope and responses to OPTIONS also have status 200.
 */
final class RestFile extends WP_REST_Response {

	/**
	 * @param string                     $name   File name.
	 * @param Closure(): iterable<string> $pieces Content in chunks. Sending stops if the database fails.
	 */
	public function __construct( string $name, string $mime, private readonly Closure $pieces ) {
		parent::__construct();
		$this->header( 'Content-Type', $mime );
		$this->header( 'Content-Disposition', 'attachment; filename="' . $name . '"' );
		$this->header( 'Cache-Control', 'no-store' );
		$this->header( 'X-Accel-Buffering', 'no' );
	}

	/** Adds the filter that sends files, unless another route has added it. */
	public static function register(): void {
		if ( ! has_filter( 'rest_pre_serve_request', array( self::class, 'serve' ) ) ) {
			add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), 10, 3 );
		}
	}

	/**
	 * Sends the response if it is a file (filter rest_pre_serve_request).
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function serve( mixed $is_served, mixed $answer, \WP_REST_Request $request ): bool {
		if ( true === $is_served || ! $answer instanceof self ) {
			return true === $is_served;
		}
		if ( 'HEAD' !== $request->get_method() ) {
			$answer->send();
		}
		return true;
	}

	private function send(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		try {
			foreach ( ( $this->pieces )() as $bytes ) {
				echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A download whose format determines how it is escaped.
				flush();
			}
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
