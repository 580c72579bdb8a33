<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Closure;
use LogicException;
use Vestibule\Contract\Data;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\Parts as BookingParts;
use Vestibule\Inbox\Parts as EntryParts;
use Vestibule\Kernel\Database\Removal;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\Tools\Programs\Abilities\Abilities;

defined( 'ABSPATH' ) || exit;

/**
 * Forms, entries and bookings for other programs: `vestibule()` in PHP, REST by capability, WordPress's Abilities API
 * (docs/programs.md). All stand on the same contracts.
 */
final class ApiModule implements Module {

	/** A global function has no other way to what the plugin is made of: the first that was registered, as the function. */
	private static ?self $current = null;

	private ?Vestibule $api = null;

	/**
	 * @param Closure(): EntryParts   $entries
	 * @param Closure(): BookingParts $bookings
	 */
	public function __construct(
		private readonly Services $services,
		private readonly FormParts $forms,
		private readonly Closure $entries,
		private readonly Closure $bookings,
	) {}

	public function register(): void {
		self::$current ??= $this;
		require_once __DIR__ . '/functions.php';
		add_action( 'rest_api_init', fn () => ( new FormRoutes( $this->services->schema, new Access(), $this->forms->catalog(), $this->forms->submissions() ) )->register() );
		// WordPress 6.9 and later fire these; before that nothing is registered.
		add_action( 'wp_abilities_api_categories_init', fn () => $this->abilities()->registerCategory() );
		add_action( 'wp_abilities_api_init', fn () => $this->abilities()->register() );
	}

	public static function vestibule(): Vestibule {
		return self::$current?->api() ?? throw new LogicException( 'The plugin is not loaded.' );
	}

	private function api(): Vestibule {
		return $this->api ??= new Vestibule( $this->forms, ( $this->entries )(), ( $this->bookings )(), get_file_data( $this->services->assets->file, array( 'Version' => 'Version' ) )['Version'] );
	}

	private function abilities(): Abilities {
		$data = new Settings( $this->services->schema, Removal::OPTION, Data::class );
		return new Abilities( $this->services->schema, $this->forms, ( $this->entries )(), ( $this->bookings )(), $data->values()->assistants );
	}
}
