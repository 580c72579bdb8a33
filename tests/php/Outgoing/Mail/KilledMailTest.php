<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Tests\Entries\Files\Samples;
use Vestibule\Tests\Entries\Files\UploadsTestCase;
use Vestibule\Tests\Wired;

/** Temporary copies of uploads for emails, after an aborted request. */
#[Group( 'mariadb' )]
final class KilledMailTest extends UploadsTestCase {

	public function test_temporary_copies_of_uploads_are_kept_in_the_private_folder_and_deleted_by_the_daily_cleanup(): void {
		$this->planMail();
		$before = $this->temporary();
		$paths  = $this->killedWhileMailing();
		self::assertSame( array( 'one.pdf', 'me.png' ), array_map( basename( ... ), $paths ) );
		foreach ( $paths as $path ) {
			self::assertFileExists( $path );
			self::assertStringStartsWith( ( new PrivateFolder() )->path() . '/', $path );
		}
		self::assertSame( $before, $this->temporary() );
		$this->purge();
		self::assertFileExists( $paths[0], 'Another request may still be sending the file.' );
		array_map( static fn ( string $path ): bool => touch( dirname( $path ), time() - 2 * HOUR_IN_SECONDS ), $paths );
		$this->purge();
		foreach ( $paths as $path ) {
			self::assertFileDoesNotExist( $path );
			self::assertDirectoryDoesNotExist( dirname( $path ) );
		}
		self::assertCount( 2, $this->onDisk(), 'The uploads are not deleted.' );
	}

	public function test_temporary_copies_left_by_earlier_versions_are_deleted(): void {
		$folder = get_temp_dir() . 'vestibule-' . bin2hex( random_bytes( 8 ) );
		$photo  = get_temp_dir() . 'vestibule-' . bin2hex( random_bytes( 12 ) ) . '.jpg';
		$other  = get_temp_dir() . 'vestibule-' . bin2hex( random_bytes( 12 ) ) . '.log';
		mkdir( $folder );
		foreach ( array( "{$folder}/one.pdf", $photo, $other ) as $file ) {
			file_put_contents( $file, 'x' );
		}
		foreach ( array( $folder, $photo, $other ) as $path ) {
			touch( $path, time() - 2 * HOUR_IN_SECONDS );
		}
		$this->purge();
		self::assertDirectoryDoesNotExist( $folder );
		self::assertFileDoesNotExist( $photo );
		self::assertFileExists( $other );
		unlink( $other );
	}

	private function planMail(): void {
		$form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		update_post_meta( $form, Notifications::META, array( 'list' => array( array( 'id' => 'owner', 'attachFiles' => true ) ) ) );
		$answer = $this->site->submit( array( 'cv' => array( $this->uploaded( 'cv', 'one.pdf' ) ), 'photo' => array( $this->uploaded( 'photo', 'me.png', Samples::picture( 'png' ) ) ) ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$rows = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		Wired::of( Notifier::class )->plan( (int) ( end( $rows )['id'] ?? 0 ) );
		$this->site->database->execute( "UPDATE {mails} SET next_at = '2020-01-01 00:00:00'" );
	}

	/** @return list<string> Paths of the attachments. */
	private function killedWhileMailing(): array {
		$environment = array( 'WORDPRESS_FOLDER' => untrailingslashit( ABSPATH ), 'UPLOADS_FOLDER' => $this->folder ) + getenv();
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only another process can be killed.
		$process     = proc_open( array( PHP_BINARY, dirname( __DIR__, 2 ) . '/support/killed-mail.php' ), array( 1 => array( 'pipe', 'w' ) ), $pipes, null, $environment );
		self::assertIsResource( $process );
		$paths = json_decode( (string) stream_get_contents( $pipes[1] ), true );
		proc_close( $process );
		self::assertIsArray( $paths );
		return array_values( array_filter( $paths, 'is_string' ) );
	}

	private function purge(): void {
		do_action( 'vestibule_purge' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}

	/** @return list<string> Folders with copies of uploads in PHP's temporary folder. */
	private function temporary(): array {
		return array_values( array_filter( (array) glob( get_temp_dir() . 'vestibule-*' ), static fn ( mixed $path ): bool => is_string( $path ) && 1 === preg_match( '/-[0-9a-f]{16}$/', $path ) ) );
	}
}
