<?php

declare(strict_types=1);

namespace Vestibule;

/** The composition root: this list of modules is the map of the plugin; each module makes its feature's objects. */
final class Plugin {

	/** @param string $file The plugin's main file. */
	public function __construct( private readonly string $file ) {}

	public function register(): void {
		( new Kernel\Call\EarlyCalls() )->register();
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function modules(): array {
		$services = new Services( $this->file );
		$booking  = new Calendar\Parts( $services );
		$uploads  = new Entries\Files\Parts( $services );
		$forms    = new Forms\Parts( $services, $booking, static fn () => new Kernel\Country\Countries( new Kernel\Country\Names() ), static fn () => new Kernel\Phone\PhoneNumbers(), $uploads );
		$outgoing = static fn (): Outgoing\Parts => new Outgoing\Parts( $services, $forms, $uploads );
		$entries  = static fn (): Inbox\Parts => new Inbox\Parts( $services, $forms, $booking, $outgoing() );
		$bookings = static fn (): Inbox\Bookings\Parts => new Inbox\Bookings\Parts( $services, $booking, $forms );
		$may_read = static fn ( int $form ): bool => ( new Inbox\Access() )->mayRead( $form );

		return array(
			new Tools\Health\HealthModule( $services ),
			new Kernel\Database\StorageModule( $services ),
			new Tools\Settings\SettingsModule( $services ),
			new Site\Performance\PerformanceModule( $services ),
			new Site\Caches\PageCacheModule( $this->file, static fn ( int $post, string $type ): ?array => ( new Forms\Places\FormPages() )->of( $post, $type ) ),
			new Tools\Privacy\PrivacyModule(),
			new Calendar\BookingModule( $services, $booking ),
			new Calendar\Admin\OwnerModule( $services, $booking, $forms, $bookings ),
			new Calendar\Feed\FeedModule( $services, $booking, static fn ( array $found ): array => $bookings()->rows()->rows( $found ) ),
			new Forms\FormModule( $services, $forms ),
			new Entries\Files\UploadsModule( $services, $uploads, static fn ( int $form, string $field ) => $forms->forms()->fileRules( $form, $field ), $may_read ),
			new Site\Blocks\BlocksModule( $services ),
			new Site\Tabs\TabsModule( $services ),
			new Site\Accordion\AccordionModule( $services ),
			new Site\Modal\ModalModule( $services ),
			new Site\Carousel\CarouselModule( $services ),
			new Site\Reveal\RevealModule( $services ),
			new Site\Header\StickyModule( $services ),
			new Site\Header\DrawerModule( $services ),
			new Site\Header\MenuModule( $services ),
			new Site\Header\ScrollingModule( $services ),
			new Site\Chat\ChatModule( $services ),
			new Tools\Demo\DemoModule( $services ),
			new Tools\Start\StartModule( $services ),
			new Site\Comments\CommentsModule( $services ),
			new Guard\SpamModule( $services ),
			new Site\Consent\ConsentModule( $services ),
			new Site\Push\PushModule( $services ),
			new Site\Excerpt\ExcerptModule(),
			new Kernel\Country\CountryModule( $services ),
			new Outgoing\OutgoingModule( $services, $outgoing, $may_read ),
			new Inbox\EntriesModule( $services, $entries ),
			new Tools\Programs\ApiModule( $services, $forms, $entries, $bookings ),
			new Tools\Move\MoveModule( $services ),
		);
	}
}
