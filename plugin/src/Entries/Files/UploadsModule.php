<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Closure;
use Vestibule\Entries\EntriesErased;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Kernel\File\WorkFiles;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Files that visitors send with forms: the calls that take them, hand them out and take them away again, and what
 * becomes of those that nobody needs (docs/form-data.md).
 */
final class UploadsModule implements Module {

	/**
	 * @param Closure(int, string): (FileRules|null) $fileRules By form and field.
	 * @param Closure(int, int): bool                $mayRead   By form and entry: whether the user may read it.
	 */
	public function __construct(
		private readonly Services $services,
		private readonly Parts $parts,
		private readonly Closure $fileRules,
		private readonly Closure $mayRead,
	) {}

	public function register(): void {
		$this->services->calls(
			array(
				'vestibule_form_upload'        => fn (): Call => new UploadCall( $this->gate(), $this->parts->uploads() ),
				'vestibule_form_upload_delete' => fn (): Call => new DeleteCall( $this->gate(), $this->parts->uploads() ),
				'vestibule_file'               => fn (): Call => new FileCall( $this->parts->table(), $this->parts->disk(), $this->mayRead ),
			)
		);
		add_action( 'vestibule_purge', $this->daily( ... ) );
		add_filter( 'vestibule/belongs_to_entry', fn ( array $all ): array => array( ...$all, $this->parts->table() ) );
		Events::on( EntriesErased::class, fn () => $this->purge() );
		add_filter( 'vestibule/health_checks', $this->withCheck( ... ) );
		add_action( 'wp_uninitialize_site', $this->removeFromSite( ... ), 5 );
	}

	private function daily(): void {
		$this->purge();
		( new WorkFiles() )->deleteAbandoned();
		FaultLog::attempt( fn () => $this->parts->totalMail()->send() );
	}

	/** What is left is found again by the next run. */
	private function purge(): void {
		FaultLog::attempt( fn () => $this->parts->uploads()->purge() );
	}

	/** Before WordPress deletes the tables and the options of a site of a network. */
	private function removeFromSite( \WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		( new PrivateFolder() )->remove();
		restore_current_blog();
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withCheck( array $checks ): array {
		return array( ...$checks, new FolderCheck( new PrivateFolder(), $this->parts->disk(), $this->parts->table() ) );
	}

	private function gate(): UploadGate {
		return new UploadGate( $this->fileRules, new PageKey( $this->services->store()->secret() ) );
	}
}
