<?php
/**
 * Plugin Name: Test push
 * Description: Lets the server send to a push service on this machine, which a browser test runs. Only local sites have it.
 */

declare(strict_types=1);

add_filter( 'vestibule/push_endpoint', static fn ( bool $is_public, string $url ): bool => $is_public || 1 === preg_match( '#^http://127\.0\.0\.1:\d+/#', $url ), 10, 2 );
