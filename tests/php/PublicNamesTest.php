<?php

declare(strict_types=1);

namespace Vestibule\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClass;
use ReflectionMethod;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use Vestibule\Calendar\Admin\Cli\BookingsCommand;
use Vestibule\Calendar\Admin\Cli\ChangeCommands;
use Vestibule\Fields\MergeTags\MergeTags;
use Vestibule\Forms\Admin\Cli\FormsCommand;
use Vestibule\Inbox\Admin\Cli\EntriesCommand;
use Vestibule\Kernel\Database\Tables;

/**
 * Names that sites, other plugins and stored data use (tests/php/public-names.json). Code on a site that uses a renamed or
 * removed name fails without an error.
 */
final class PublicNamesTest extends TestCase {

	private const FILE = __DIR__ . '/public-names.json';

	private const ROOT = __DIR__ . '/../../';

	#[DataProvider( 'kinds' )]
	public function test_no_public_name_is_renamed_or_removed_or_added_by_accident( string $kind ): void {
		$found = $this->names( $kind );
		self::assertNotEmpty( $found );
		$listed = self::listed()[ $kind ];
		$lost   = array_diff( $listed, $found );
		$new    = array_diff( $found, $listed );
		self::assertSame(
			array(),
			array_values( $lost ),
			"These {$kind} were renamed or removed, but sites and other plugins use them. Restore them."
		);
		self::assertSame(
			array(),
			array_values( $new ),
			"These {$kind} are new and will have to stay. Add them to tests/php/public-names.json, in alphabetical order."
		);
		self::assertSame( $found, $listed, "The {$kind} in tests/php/public-names.json must be in alphabetical order." );
	}

	/** @return iterable<string, array{string}> */
	public static function kinds(): iterable {
		foreach ( array_keys( self::listed() ) as $kind ) {
			yield $kind => array( $kind );
		}
	}

	/** @return array<string, list<string>> */
	private static function listed(): array {
		/** @var array<string, list<string>> */
		return json_decode( (string) file_get_contents( self::FILE ), true, 8, JSON_THROW_ON_ERROR );
	}

	/** @return list<string> */
	private function names( string $kind ): array {
		$names = match ( $kind ) {
			'blocks'          => self::namesMatching( '/^\t"name": "(vestibule\/[a-z-]+)"/m', 'blocks' ),
			'contracts'       => array_map( static fn ( string $file ): string => basename( $file, '.schema.json' ), self::files( 'plugin/contracts' ) ),
			'cookies'         => self::namesMatching( '/const \w+\s*= \'((?:cookie_notice|nta-wa)[\w-]+)\';/', 'plugin/src' ),
			'hooks'           => self::namesMatching( '/\b(?:do_action|apply_filters)\w*\(\s*["\'](vestibule\/[^"\']+)["\']|\bfunction action\(\)(?:(?!\bfunction\b)[\s\S])*?\'(vestibule\/\w+)\'/', 'plugin/src' ),
			'merge tags'      => array_keys( Wired::of( MergeTags::class )->all() ),
			'post types'      => (array) preg_grep( '/^vestibule_/', get_post_types() ),
			'REST routes'     => array_keys( rest_get_server()->get_routes( 'vestibule/v1' ) ),
			'tables'          => array_keys( Tables::definitions() ),
			'vestibule names' => self::namesMatching( '/\'(_?vestibule_[a-z0-9_]+)\'/', 'plugin/src' ),
			'WP-CLI commands' => array_merge(
				self::namesMatching( '/add_command\(\s*\'(vestibule [\w ]+)\'/', 'plugin/src' ),
				self::commands( 'bookings', BookingsCommand::class ),
				self::commands( 'bookings', ChangeCommands::class ),
				self::commands( 'entries', EntriesCommand::class ),
				self::commands( 'forms', FormsCommand::class )
			),
			default           => self::fail( "Unknown kind of names: {$kind}" ),
		};
		$names = array_values( array_unique( array_map( strval( ... ), $names ) ) );
		sort( $names, SORT_STRING );
		return $names;
	}

	/** @return list<string> First non-empty group of each match in the files of a folder. */
	private static function namesMatching( string $pattern, string $folder ): array {
		$names = array();
		foreach ( self::files( $folder ) as $file ) {
			preg_match_all( $pattern, (string) file_get_contents( $file ), $found, PREG_SET_ORDER );
			foreach ( $found as $groups ) {
				$names[] = (string) end( $groups );
			}
		}
		return $names;
	}

	/** @return list<string> */
	private static function files( string $folder ): array {
		$files = array();
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::ROOT . $folder, RecursiveDirectoryIterator::SKIP_DOTS ) ) as $file ) {
			if ( 1 === preg_match( '/\.php$|\.schema\.json$|^block\.json$/D', $file->getFilename() ) ) {
				$files[] = $file->getPathname();
			}
		}
		return $files;
	}

	/**
	 * @param class-string $name Class whose public methods are subcommands.
	 * @return list<string>
	 */
	private static function commands( string $group, string $name ): array {
		$commands = array();
		foreach ( ( new ReflectionClass( $name ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
			if ( ! $method->isConstructor() ) {
				preg_match( '/@subcommand (\S+)/', (string) $method->getDocComment(), $found );
				$commands[] = "vestibule {$group} " . ( $found[1] ?? $method->getName() );
			}
		}
		return $commands;
	}
}
