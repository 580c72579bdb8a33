<?php
/**
 * Stubs for PHPStan of the WP-CLI 2.4.1 classes that the plugin's commands use. The classes only exist while WP-CLI
 * runs.
 */

declare(strict_types=1);

namespace {
	class WP_CLI {
		/** @param callable|object|class-string $command */
		public static function add_command( string $name, mixed $command, array $args = array() ): bool {}
		public static function log( string $text ): void {}
		public static function line( string $text = '' ): void {}
		public static function success( string $text ): void {}
		public static function warning( string $text ): void {}
		public static function error( string $text ): never {}
		public static function halt( int $code ): never {}
		/** @param array<string, mixed> $assoc */
		public static function confirm( string $question, array $assoc = array() ): void {}
	}
}

namespace WP_CLI {
	class Formatter {
		/**
		 * @param array<string, mixed> $assoc
		 * @param list<string>         $fields
		 */
		public function __construct( array &$assoc, array $fields ) {}
		/** @param list<array<string, mixed>> $items */
		public function display_items( array $items ): void {}
		/** @param array<string, mixed> $item */
		public function display_item( array $item ): void {}
	}
}

namespace WP_CLI\Dispatcher {
	class CommandNamespace {}
}

namespace WP_CLI\Utils {
	interface Progress {
		public function tick( int $increment = 1 ): void;
		public function finish(): void;
	}
	function make_progress_bar( string $words, int $count ): Progress {}
}
