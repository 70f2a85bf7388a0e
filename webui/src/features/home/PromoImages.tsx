import { bootData } from '../../shared/api/boot';
import { Link } from '../../shared/ui/Link';
import styles from './PromoImages.module.css';

/** Up to three pictures of the school, each with its link (S1 §2). */
export function PromoImages() {
  const { config } = bootData();
  const pictures = [
    { image: config.image1, address: config.addr1 },
    { image: config.image2, address: config.addr2 },
    { image: config.image3, address: config.addr3 },
  ].filter(({ image }) => image !== '');
  if (!config.visible2 || pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map(({ image, address }) => (
        <Picture key={image + address} image={image} address={address} />
      ))}
    </div>
  );
}

/** An address of another site opens a new window, any other one is a page of ours. */
function Picture({ image, address }: { image: string; address: string }) {
  if (address === '') return <img className={styles.picture} src={image} alt="" />;
  const picture = <img className={styles.picture} src={image} alt={address} />;
  return address.startsWith('http') ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  ) : (
    <Link href={address}>{picture}</Link>
  );
}
