<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Move;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormConfirmations;
use Vestibule\Contract\FormNotifications;
use Vestibule\Contract\FormOptIn;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Sessions\SessionTable;
use Vestibule\Forms\FormNumbers;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use Vestibule\Tools\Move\References;
use WP_Block_Type_Registry;

/**
 * Sites moved with WordPress's export and import. References to forms, appointment types, hosts, accounts, pages and
 * images are updated.
 *
 * @phpstan-import-type Item from Importer
 */
final class WordPressImportTest extends TestCase {

	private const OLD = 'https://old.example/';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/post.php';
		wp_set_current_user( 1 );
	}

	public function test_references_between_imported_posts_are_updated_to_their_new_ids(): void {
		$ids  = Importer::run( $this->file() )['ids'];
		$page = get_post_field( 'post_content', $ids[901] );
		self::assertStringContainsString( '<!-- wp:vestibule/form {"ref":' . $ids[903] . '} /-->', $page );
		self::assertStringContainsString( '<!-- wp:vestibule/booking {"ref":' . $ids[903] . ',"align":"wide"} /-->', $page );
		self::assertStringContainsString( '<!-- wp:vestibule/chat-button {"account":' . $ids[906] . '} /-->', $page );
		$number = ( new FormNumbers( ( new Storage() )->database ) )->forPost( $ids[903] );
		self::assertNotSame( 4, $number, 'This form ID already exists on the site.' );
		self::assertStringContainsString( "[vestibule_form title='x' id='{$number}']", $page );
		self::assertSame( sprintf( '{"text":"[vestibule_form id=\"%d\"]"}', $number ), get_post_meta( $ids[901], 'builder', true ) );
		$form = get_post_field( 'post_content', $ids[903] );
		self::assertStringContainsString( '{"event":' . $ids[904] . '}', $form );
		self::assertStringContainsString( '"image":' . $ids[907] . ',', $form );
		self::assertStringContainsString( '"image":0}', $form );
		self::assertSame( array( $ids[905] ), ( (array) get_post_meta( $ids[904], Events::META, true ) )['hosts'] ?? null );
		self::assertSame( $ids[901], $this->confirmationPage( $ids[903] ) );
	}

	public function test_courses_are_imported_with_their_dates_and_forms_and_teachers(): void {
		$host   = wp_insert_post( array( 'post_type' => Hosts::NAME, 'post_title' => 'Grace', 'post_status' => 'publish' ) );
		$series = array( array( 'start' => '2030-01-12', 'from' => '18:30', 'to' => '20:00', 'count' => 3 ) );
		$course = array( 'series' => $series, 'form' => 903, 'teachers' => array( 905, $host ) );
		$file   = array(
			$this->item( 901, 'page', 'Programme', '<!-- wp:vestibule/course-dates {"course":908} /--><!-- wp:vestibule/course-facts {"course":908} /--><!-- wp:vestibule/course-register {"course":908} /-->' ),
			$this->item( 908, Courses::NAME, 'Moved course', '', meta: array( Courses::META => $course ) ),
			$this->item( 903, 'vestibule_form', 'Moved form', '<!-- wp:vestibule/field-course {"name":"course","course":908} /-->' ),
			$this->item( 905, Hosts::NAME, 'Moved host', '' ),
		);
		$done   = Importer::run( $file );
		$ids    = $done['ids'];
		$found  = Wired::of( Courses::class )->find( $ids[908] );
		self::assertNotNull( $found );
		self::assertSame( array( $ids[903], array( $ids[905] ), 3 ), array( $found->settings->form, $found->settings->teachers, count( $found->sessions ) ) );
		self::assertSame( 3, substr_count( get_post_field( 'post_content', $ids[901] ), "\"course\":{$ids[908]}}" ) );
		self::assertStringContainsString( "\"course\":{$ids[908]}}", get_post_field( 'post_content', $ids[903] ) );
		self::assertCount( 3, ( new SessionTable( ( new Storage() )->database ) )->stored( $ids[908] ) );
		self::assertStringContainsString( 'Moved course', $done['said'], 'One teacher was not imported.' );

		$alone = Importer::run( array( $this->item( 918, Courses::NAME, 'Course without its form', '', meta: array( Courses::META => array( 'form' => $ids[903] ) ) ) ) );
		self::assertSame( 0, Wired::of( Courses::class )->find( $alone['ids'][918] )->settings->form ?? null, 'Another form of this site is never used.' );
	}

	public function test_every_block_attribute_with_a_post_id_is_updated(): void {
		$blocks = array_filter( WP_Block_Type_Registry::get_instance()->get_all_registered(), static fn ( string $name ): bool => str_starts_with( $name, 'vestibule/' ), ARRAY_FILTER_USE_KEY );
		$find   = static fn ( string $kind, int $old ): int => $old + 1;
		$count  = 0;
		foreach ( $blocks as $name => $type ) {
			foreach ( array_intersect( array( 'ref', 'event', 'account', 'course', 'host', 'form', 'page', 'post' ), array_keys( $type->attributes ?? array() ) ) as $attribute ) {
				$references = new References();
				$content    = "<!-- wp:{$name} {\"{$attribute}\":7} /-->";
				self::assertSame( "<!-- wp:{$name} {\"{$attribute}\":8} /-->", $references->courses( $references->renumber( $content, $find ), $find ) );
				++$count;
			}
		}
		self::assertGreaterThan( 7, $count );
	}

	public function test_a_block_without_references_is_imported_unchanged(): void {
		$content = "<!-- wp:vestibule/form   {\"ref\": 5, \"x\": {}} -->\n<!-- wp:paragraph {\"a\":1.0} --><p>vestibule \\u0041</p><!-- /wp:paragraph -->";
		$ids     = Importer::run( array( $this->item( 901, 'page', 'Same', $content, home_url( '/?page_id=901' ) ) ) )['ids'];
		self::assertSame( $content, get_post_field( 'post_content', $ids[901] ) );
	}

	public function test_importing_the_same_file_again_changes_nothing(): void {
		$before = Importer::run( $this->file() )['ids'];
		$rows   = fn (): array => array( get_post_meta( $before[903] ), get_post_meta( $before[904] ), get_post_field( 'post_content', $before[901] ), get_post_field( 'post_content', $before[903] ) );
		$stored = $rows();
		self::assertSame( $before, Importer::run( $this->file() )['ids'] );
		self::assertSame( $stored, $rows() );
	}

	public function test_references_to_posts_imported_from_an_earlier_file_are_updated(): void {
		$file = $this->file();
		$ids  = Importer::run( array_values( array_filter( $file, static fn ( array $item ): bool => 'page' !== $item['post_type'] ) ) )['ids'];
		$page = Importer::run( array_values( array_filter( $file, static fn ( array $item ): bool => 'page' === $item['post_type'] ) ) );
		$text = get_post_field( 'post_content', $page['ids'][901] );
		self::assertStringContainsString( '"ref":' . $ids[903] . '}', $text );
		self::assertStringContainsString( "id='" . ( new FormNumbers( ( new Storage() )->database ) )->forPost( $ids[903] ) . "'", $text );
		self::assertSame( '', $page['said'] );
	}

	public function test_references_to_posts_that_are_missing_from_the_file_are_removed_and_reported(): void {
		$form = (int) ( new FormNumbers( ( new Storage() )->database ) )->post( 4 );
		$host = wp_insert_post( array( 'post_type' => Hosts::NAME, 'post_title' => 'Grace', 'post_status' => 'publish' ) );
		$done = Importer::run(
			array(
				$this->item( 901, 'page', 'Contact', sprintf( '<!-- wp:vestibule/form {"ref":%d} /--><!-- wp:vestibule/form {"ref":99999} /-->[vestibule_form id=4]', $form ) ),
				$this->item( 904, Events::NAME, 'Visit', '', meta: array( Events::META => array( 'duration' => 30, 'hosts' => array( $host ) ) ) ),
			)
		);
		self::assertSame( '<!-- wp:vestibule/form {"ref":0} /--><!-- wp:vestibule/form {"ref":99999} /-->[vestibule_form id=0]', get_post_field( 'post_content', $done['ids'][901] ) );
		self::assertSame( array( $done['ids'][904] ), ( (array) get_post_meta( $done['ids'][904], Events::META, true ) )['hosts'] ?? null, 'Without its hosts, the appointment type would offer no times.' );
		self::assertStringContainsString( 'Visit, Contact', $done['said'] );
	}

	public function test_a_page_imported_into_its_original_site_keeps_its_form(): void {
		$form    = (int) ( new FormNumbers( ( new Storage() )->database ) )->post( 4 );
		$content = sprintf( '<!-- wp:vestibule/form {"ref":%d} /-->[vestibule_form id="4"]', $form );
		$done    = Importer::run( array( $this->item( 901, 'page', 'Back', $content, home_url( '/?page_id=901' ) ) ) );
		self::assertSame( $content, get_post_field( 'post_content', $done['ids'][901] ) );
		self::assertSame( '', $done['said'] );
	}

	/** @return iterable<string, array{bool}> */
	public static function options(): iterable {
		yield 'URLs of the other site unchanged' => array( false );
		yield 'URLs of the other site replaced' => array( true );
	}

	#[DataProvider( 'options' )]
	public function test_imported_emails_use_the_images_of_this_site_and_are_otherwise_unchanged( bool $rewrites ): void {
		$emails = $this->emails( 907, self::OLD );
		$file   = array( $this->item( 903, 'vestibule_form', 'Moved emails', '', meta: $emails ), ...$this->pictures() );
		$done   = Importer::run( $file, $rewrites );
		$base   = $rewrites ? home_url( '/' ) : self::OLD;
		// An image size that this site does not create is replaced by the full image.
		$ours = array( self::OLD . 'wp-content' => home_url( '/wp-content' ), 'hall-1x1.png' => 'hall-scaled.png' );
		$here = map_deep( $this->emails( $done['ids'][907], $base ), static fn ( string $text ): string => strtr( $text, $ours ) );
		/** @var array<string, array<string, mixed>> $here */
		self::assertNotSame( 907, $done['ids'][907] );
		foreach ( $here as $key => $settings ) {
			self::assertEquals( $settings, array_intersect_key( (array) get_post_meta( $done['ids'][903], $key, true ), $settings ), $key );
		}
		self::assertSame( '', $done['said'] );
		self::assertSame( '', get_post_meta( $done['ids'][903], '_vestibule_import_open', true ) );
	}

	public function test_images_that_were_not_imported_keep_their_url_but_not_their_id(): void {
		$other = wp_insert_attachment( array( 'post_title' => 'Another picture', 'post_mime_type' => 'image/png' ) );
		$key   = PostSettings::key( FormNotifications::CONTRACT );
		$done  = Importer::run( array( $this->item( 903, 'vestibule_form', 'Moved emails', '', meta: $this->emails( $other, self::OLD ) ) ) );
		$body  = array_column( (array) ( (array) get_post_meta( $done['ids'][903], $key, true ) )['list'], 'body' )[0];
		self::assertStringContainsString( '<!-- wp:image {"width":"300px",', $body );
		self::assertStringContainsString( '<img src="https://old.example/wp-content/uploads/2026/11/logo-300x167.png" alt="A &amp; b"  style="width:300px" />', $body );
		self::assertStringContainsString( 'Moved emails', $done['said'] );
	}

	/** @return list<Item> Image with its sizes, and a large image whose sizes are named after the uploaded file. */
	private function pictures(): array {
		$sizes   = static fn ( string $name ): array => array( 'width' => 900, 'height' => 500, 'file' => "2026/11/{$name}.png", 'sizes' => array( 'medium' => array( 'file' => str_replace( '-scaled', '', $name ) . '-300x167.png', 'width' => 300, 'height' => 167, 'mime-type' => 'image/png' ) ) );
		$picture = fn ( int $id, string $name ): array => array( 'attachment_url' => self::OLD . "wp-content/uploads/2026/11/{$name}.png" )
			+ $this->item( $id, 'attachment', "Picture {$name}", '', meta: array( '_wp_attached_file' => "2026/11/{$name}.png", '_wp_attachment_metadata' => $sizes( $name ) ) );
		return array( $picture( 907, 'logo' ), $picture( 908, 'hall-scaled' ) );
	}

	/** @return array<string, array<string, mixed>> Settings of a form by meta key, with images in texts. */
	private function emails( int $picture, string $base ): array {
		$uploads = self::OLD . 'wp-content/uploads/2026/11';
		$body    = "<!-- wp:image {\"id\":{$picture},\"width\":\"300px\",\"sizeSlug\":\"medium\",\"metadata\":{\"name\":\"A \\u0022b\\u0022 \\u002d\\u002d\"}} -->\n<figure class=\"wp-block-image size-medium is-resized\"><img src=\"{$uploads}/logo-300x167.png\" alt=\"A &amp; b\" class=\"wp-image-{$picture}\" style=\"width:300px\" /></figure>\n<!-- /wp:image -->\n"
			. "<!-- wp:paragraph --><p>C:\\new \\u0041 {inputs.topic} <a href=\"{inputs.site}\">“é”</a> <a href=\"{$base}contact/?t={inputs.topic}\">Contact</a> https://old.example.org/</p><!-- /wp:paragraph -->";
		return array(
			PostSettings::key( FormNotifications::CONTRACT ) => array( 'list' => array( array( 'id' => 'owner', 'subject' => 'A \\ "b" {inputs.topic}', 'body' => $body ), array( 'id' => 'visitor', 'to' => 'field', 'body' => "<img src=\"{$uploads}/hall-scaled.png\" alt=\"\"> or {$uploads}/hall-300x167.png, {$uploads}/hall-1x1.png." ) ) ),
			PostSettings::key( FormOptIn::CONTRACT )         => array( 'confirm' => 'entry', 'body' => $body ),
			PostSettings::key( FormConfirmations::CONTRACT ) => array( 'list' => array( array( 'id' => 'thanks', 'message' => $body ), array( 'id' => 'lead', 'kind' => 'redirect', 'redirectUrl' => "{$base}thanks/" ) ) ),
		);
	}

	/** @return list<Item> Page before the posts that it refers to, as in a file ordered by ID. */
	private function file(): array {
		$page = '<!-- wp:vestibule/form {"ref":903} /--><!-- wp:vestibule/booking {"ref":903,"align":"wide"} /--><!-- wp:vestibule/chat-button {"account":906} /-->'
			. "<!-- wp:shortcode -->[vestibule_form title='x' id='4']<!-- /wp:shortcode -->";
		$form = '<!-- wp:vestibule/field-appointment {"event":904} /--><!-- wp:vestibule/field-image-choice {"name":"look","options":[{"value":"a","image":907,"label":"A"},{"value":"b","label":"B","image":0}]} /-->';
		$rule = array( 'rules' => array( array( 'field' => 'look', 'operator' => 'equals', 'value' => 'a' ) ) );
		return array(
			$this->item( 901, 'page', 'Contact us', $page, meta: array( 'builder' => '{"text":"[vestibule_form id=\"4\"]"}' ) ),
			$this->item( 903, 'vestibule_form', 'Moved form', $form, meta: array( 'vestibule_form_id' => '4', PostSettings::key( FormConfirmations::CONTRACT ) => array( 'list' => array( array( 'id' => 'thanks', 'kind' => 'page', 'page' => 901, 'conditions' => $rule ) ) ) ) ),
			$this->item( 904, Events::NAME, 'Moved type', '', meta: array( Events::META => array( 'duration' => 45, 'hosts' => array( 905 ) ) ) ),
			$this->item( 905, Hosts::NAME, 'Moved host', '' ),
			$this->item( 906, 'vestibule_account', 'Moved account', '' ),
			$this->item( 907, 'attachment', 'Moved picture', '' ),
		);
	}

	/**
	 * @param array<string, string|array<string, mixed>> $meta
	 * @return Item
	 */
	private function item( int $id, string $type, string $title, string $content, string $guid = '', array $meta = array() ): array {
		$rows = array_map( static fn ( string $key, string|array $value ): array => array( 'key' => $key, 'value' => is_array( $value ) ? serialize( $value ) : $value ), array_keys( $meta ), $meta ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress's export has it.
		return array( 'post_id' => $id, 'post_type' => $type, 'post_title' => $title, 'post_content' => $content, 'guid' => '' === $guid ? self::OLD . "?p={$id}" : $guid, 'postmeta' => $rows );
	}

	private function confirmationPage( int $form ): mixed {
		$stored = get_post_meta( $form, PostSettings::key( FormConfirmations::CONTRACT ), true );
		$list   = is_array( $stored ) && is_array( $stored['list'] ?? null ) ? $stored['list'] : array();
		return is_array( $list[0] ?? null ) ? $list[0]['page'] ?? null : null;
	}
}
