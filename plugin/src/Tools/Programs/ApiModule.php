<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Closure;
use LogicException;
use Vestibule\Contract\Data;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Inbox\Bookings\Parts as BookingParts;
use Vestibule\Inbox\Parts as EntryParts;
use Vestibule\Kernel\Database\Removal;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Forms, entries and bookings for other programs: `vestibule()` in PHP, and the operations of all rooms as REST routes and
 * as abilities of WordPress (docs/programs.md). All stand on the same contracts.
 */
final class ApiModule implements Module {

	/** A global function has no other way to what the plugin is made of: the first that was registered, as the function. */
	private static ?self $current = null;

	private ?Vestibule $api = null;

	/**
	 * @param Closure(): EntryParts      $entries
	 * @param Closure(): BookingParts    $bookings
	 * @param Closure(): list<Operation> $operations
	 */
	public function __construct(
		private readonly Services $services,
		private readonly FormParts $forms,
		private readonly Closure $entries,
		private readonly Closure $bookings,
		private readonly Closure $operations,
	) {}

	public function register(): void {
		self::$current ??= $this;
		add_action( 'rest_api_init', fn () => RestRoutes::print( $this->services->schema, ( $this->operations )() ) );
		// WordPress 6.9 and later fire these; before that nothing is registered.
		add_action( 'wp_abilities_api_categories_init', static fn () => Abilities::registerCategory() );
		add_action( 'wp_abilities_api_init', fn () => $this->abilities()->print( ( $this->operations )() ) );
	}

	public static function vestibule(): Vestibule {
		return self::$current?->api() ?? throw new LogicException( 'The plugin is not loaded.' );
	}

	private function api(): Vestibule {
		return $this->api ??= new Vestibule( $this->forms, ( $this->entries )(), ( $this->bookings )(), get_file_data( $this->services->assets->file, array( 'Version' => 'Version' ) )['Version'] );
	}

	private function abilities(): Abilities {
		$data = new Settings( $this->services->schema, Removal::OPTION, Data::class );
		return new Abilities( $this->services->schema, $data->values()->assistants );
	}
}
